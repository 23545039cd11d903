// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `deal follower list`. */
export interface DealFollowerListArgs {
  readonly id: string;
}

export const command = defineCommand<DealFollowerListArgs>(() => import('../../client.js'), {
  id: 'crm.deal.follower.list',
  command: 'list <id>',
  describe: 'List followers of a deal',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/deals/{id}/followers',
    paging: 'cursor',
    cap: 500,
    columns: [
      { key: 'user_id', header: 'User' },
      { key: 'add_time', header: 'Added' },
    ],
    shape: 'rows',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {},
});
