// From specs/helpdesk/copy.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `copy schema`. */
export interface CopySchemaArgs {
  readonly dialect: 'postgres' | 'bigquery' | 'snowflake' | 'spark' | 'duckdb';
  readonly dir?: string;
  readonly files?: string;
  readonly partition: 'month' | 'none';
  readonly table?: readonly string[];
}

export const command = defineCommand<CopySchemaArgs>(() => import('../client.js'), {
  id: 'helpdesk.copy.schema',
  command: 'schema',
  describe: 'Print SQL that loads an export into a database',
  usage: '--dialect <word> [flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/copy-schema')),
  flags: {
    dialect: {
      demandOption: true,
      kind: 'enum',
      choices: ['postgres', 'bigquery', 'snowflake', 'spark', 'duckdb'],
      describe: 'Database that runs the statements',
    },
    dir: { kind: 'path', describe: 'Folder of `backup` (default: the only one in the working folder)' },
    files: {
      kind: 'text',
      blank: 'never',
      describe:
        'Where the database finds the export: a folder, gs://bucket/folder or @stage/folder (postgres, duckdb: default the working folder)',
    },
    partition: {
      kind: 'enum',
      choices: ['month', 'none'],
      default: 'month',
      describe: 'Partitions of the export (spark)',
    },
    table: { kind: 'text', blank: 'never', repeat: true, describe: 'Only this table' },
  },
});
