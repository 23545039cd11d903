// From specs/crm/events.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `sql`. */
export interface SqlArgs {
  readonly query?: string;
  readonly describe?: string;
  readonly dir: string;
  readonly 'stale-ok'?: boolean;
  readonly tables?: boolean;
  readonly 'time-limit': number;
  readonly with?: readonly (readonly [string, string])[];
  readonly refresh?: boolean;
}

export const command = defineCommand<SqlArgs>(() => import('../client.js'), {
  id: 'crm.sql',
  command: 'sql [query]',
  describe: 'Run an SQL query on a copy of the account',
  usage: '[query] [flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/sql')),
  oneOf: [['query', 'tables', 'describe']],
  positionals: {
    query: { required: false, kind: 'message', describe: 'One SELECT' },
  },
  flags: {
    describe: { kind: 'text', blank: 'never', describe: 'List the columns of a table with their types' },
    dir: { kind: 'path', default: 'crm-warehouse', describe: 'Folder of `sync warehouse` or `backup`' },
    'stale-ok': {
      kind: 'boolean',
      describe: 'Also answer from tables that are not complete or were changed by another program',
    },
    tables: { kind: 'boolean', describe: 'List the tables, with their rows, times and columns' },
    'time-limit': { kind: 'integer', default: 300, min: 1, unit: 'seconds', describe: 'Time that the query may take' },
    with: {
      kind: 'pair',
      repeat: true,
      describe: 'Also query the copy in this folder, also of another client: its tables are name.table',
    },
    refresh: {
      kind: 'boolean',
      describe: 'Bring the copy up to date first, with `sync warehouse`; copies of --with stay as they are',
    },
  },
});
