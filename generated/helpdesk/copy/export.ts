// From specs/helpdesk/copy.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `copy export`. */
export interface CopyExportArgs {
  readonly dir?: string;
  readonly format: 'parquet' | 'csv' | 'ndjson';
  readonly partition: 'month' | 'none';
  readonly 'stale-ok'?: boolean;
  readonly table?: readonly string[];
  readonly to: string;
}

export const command = defineCommand<CopyExportArgs>(() => import('../client.js'), {
  id: 'helpdesk.copy.export',
  command: 'export',
  describe: 'Export the tables of a copy to files',
  usage: '--format <parquet|csv|ndjson> --to <folder> [flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/copy-export')),
  flags: {
    dir: { kind: 'path', describe: 'Folder of `backup` (default: the only one in the working folder)' },
    format: {
      demandOption: true,
      kind: 'enum',
      choices: ['parquet', 'csv', 'ndjson'],
      describe: 'Format of the files',
    },
    partition: {
      kind: 'enum',
      choices: ['month', 'none'],
      default: 'month',
      describe: 'Folders of the Parquet files of a table',
    },
    'stale-ok': {
      kind: 'boolean',
      describe: 'Also export tables that are not complete or were changed by another program',
    },
    table: { kind: 'text', blank: 'never', repeat: true, describe: 'Only write this table; others stay as they are' },
    to: { demandOption: true, kind: 'path', describe: 'Target folder: new, empty, or with an export' },
  },
});
