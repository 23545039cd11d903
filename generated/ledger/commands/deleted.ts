// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { stateFlags, type StateFlags } from '../flags.js';

/** Flags and arguments of `deleted`. */
export interface DeletedArgs extends StateFlags {
  readonly type?: number;
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

export const command = defineCommand<DeletedArgs>(() => import('../client.js'), {
  id: 'ledger.deleted',
  command: 'deleted',
  describe: 'Read deletions since a timestamp',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<DeletedArgs, keyof typeof calls>(() => import('../../../workflows/ledger/sync.js'), { calls }),
  flags: {
    type: {
      kind: 'integer',
      min: 1,
      describe: 'Only this EntityType, for example 2 for accounts, 9 for items, 1 for transaction lines',
    },
    ...stateFlags,
  },
});
