// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `org follower list`. */
export interface OrgFollowerListArgs {
  readonly id: string;
}

export const command = defineCommand<OrgFollowerListArgs>(() => import('../../client.js'), {
  id: 'crm.org.follower.list',
  command: 'list <id>',
  describe: 'List followers of an organization',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/organizations/{id}/followers',
    paging: 'cursor',
    cap: 500,
    columns: [
      { key: 'user_id', header: 'User' },
      { key: 'add_time', header: 'Added' },
    ],
    shape: 'rows',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Organization id' },
  },
  flags: {},
});
