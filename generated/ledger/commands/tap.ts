// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `tap`. */
export interface TapArgs {
  readonly catalog?: string;
  readonly config?: string;
  readonly discover?: boolean;
  readonly state?: string;
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

export const command = defineCommand<TapArgs>(() => import('../client.js'), {
  id: 'ledger.tap',
  command: 'tap',
  describe: 'Print rows of feeds as messages of Singer',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<TapArgs, keyof typeof calls>(() => import('../../../workflows/ledger/tap.js'), { calls }),
  flags: {
    catalog: { kind: 'path', describe: 'Read the streams and fields that this catalog selects (default: all)' },
    config: {
      kind: 'path',
      describe: 'Settings of the runner; start_date has no effect, because the positions of feeds are not times',
    },
    discover: { kind: 'boolean', describe: 'Print the catalog: the streams, and the types of their fields' },
    state: { kind: 'path', describe: 'Continue from the value of the last STATE message' },
  },
});
