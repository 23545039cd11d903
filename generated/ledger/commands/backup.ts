// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `backup`. */
export interface BackupArgs {
  /** Target folder (default: ledger-backup-<division>). */
  readonly dir?: string;
  /** Only this feed, for example Financial/TransactionLines. */
  readonly feed?: readonly string[];
  /** Read everything, not only the changes since the last run. */
  readonly full?: boolean;
  /** Only list the feeds and the state of their copies. */
  readonly list?: boolean;
  /** Maximum number of pages per feed; a feed with more pages is not copied. */
  readonly 'max-pages'?: number;
  /** Also write views.sql, with typed views of the records for DuckDB. */
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
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<BackupArgs>(() => import('../client.js'), {
  id: 'ledger.backup',
  command: 'backup',
  describe: 'Back up a division to a folder, one file per feed',
  usage: '[flags]',
  effect: 'read',
  flags: {
    dir: { type: 'string', kind: 'path', describe: 'Target folder (default: ledger-backup-<division>)' },
    feed: {
      type: 'string',
      kind: 'text',
      blank: 'never',
      repeat: true,
      describe: 'Only this feed, for example Financial/TransactionLines',
    },
    full: { type: 'boolean', kind: 'boolean', describe: 'Read everything, not only the changes since the last run' },
    list: { type: 'boolean', kind: 'boolean', describe: 'Only list the feeds and the state of their copies' },
    'max-pages': {
      type: 'string',
      kind: 'integer',
      min: 1,
      describe: 'Maximum number of pages per feed; a feed with more pages is not copied',
    },
    views: {
      type: 'boolean',
      kind: 'boolean',
      describe: 'Also write views.sql, with typed views of the records for DuckDB',
    },
  },
  handler: workflow<BackupArgs, keyof typeof calls>(() => import('../../../workflows/ledger/backup.js'), { calls }),
});
