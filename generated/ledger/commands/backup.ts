// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `backup`. */
export interface BackupArgs {
  readonly dir?: string;
  readonly feed?: readonly string[];
  readonly full?: boolean;
  readonly list?: boolean;
  readonly 'max-pages'?: number;
  readonly views?: boolean;
}

/** Requests of the workflow. */
const calls = {
  deleted: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/sync/Deleted',
    query: { $filter: 'Timestamp gt {from}L' },
    paging: 'timestamp',
    shape: 'rows',
    resource: { name: 'sync/Deleted', key: { field: 'ID', type: 'Edm.Guid' } },
  },
  division: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/system/Divisions',
    query: { $filter: 'Code eq {division}', $select: 'Code,DivisionMoveDate' },
    paging: 'link',
    shape: 'rows',
    resource: { name: 'system/Divisions', key: { field: 'Code', type: 'Edm.Int32' } },
  },
  feed: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/{feed}',
    query: { $filter: 'Timestamp gt {from}L' },
    paging: 'timestamp',
    shape: 'rows',
    resource: { name: '{feed}' },
  },
  list: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/{list}',
    paging: 'link',
    shape: 'rows',
    resource: { name: '{list}' },
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<BackupArgs>(() => import('../client.js'), {
  id: 'ledger.backup',
  command: 'backup',
  describe: 'Back up a division to a folder, one file per feed',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<BackupArgs, keyof typeof calls>(() => import('../../../workflows/ledger/backup.js'), { calls }),
  flags: {
    dir: { kind: 'path', describe: 'Target folder (default: ledger-backup-<division>)' },
    feed: {
      kind: 'text',
      blank: 'never',
      repeat: true,
      describe: 'Only this feed or list, for example Financial/TransactionLines or vat/VATCodes',
    },
    full: { kind: 'boolean', describe: 'Read everything, not only the changes since the last run' },
    list: { kind: 'boolean', describe: 'Only list the feeds and the state of their copies' },
    'max-pages': {
      kind: 'integer',
      min: 1,
      describe: 'Maximum number of pages per feed; a feed with more pages is not copied',
    },
    views: { kind: 'boolean', describe: 'Also write views.sql, with typed views of the records for DuckDB' },
  },
});
