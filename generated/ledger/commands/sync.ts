// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { stateFlags, type StateFlags } from '../flags.js';

/** Flags and arguments of `sync`. */
export interface SyncArgs extends StateFlags {
  readonly resource: readonly string[];
  readonly select?: readonly string[];
}

/** Requests of the workflow. */
const calls = {
  deletions: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/{feed}',
    query: { $filter: 'Timestamp gt {from}L and EntityType eq {type}' },
    paging: 'timestamp',
    shape: 'rows',
    resource: { name: '{feed}' },
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

export const command = defineCommand<SyncArgs>(() => import('../client.js'), {
  id: 'ledger.sync',
  command: 'sync <resource..>',
  describe: 'Read records changed since a timestamp',
  usage: '<resource...> [flags]',
  effect: 'read',
  handler: workflow<SyncArgs, keyof typeof calls>(() => import('../../../workflows/ledger/sync.js'), { calls }),
  positionals: {
    resource: {
      required: true,
      variadic: true,
      kind: 'resource',
      describe: 'Resources or feeds, for example crm/Accounts or CRM/Accounts',
    },
  },
  flags: {
    select: { kind: 'csv', of: 'text', wire: { in: 'query', name: '$select' }, describe: 'Fields to return' },
    ...stateFlags,
  },
});
