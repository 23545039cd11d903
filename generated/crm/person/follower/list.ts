// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `person follower list`. */
export interface PersonFollowerListArgs {
  readonly id: string;
}

export const command = defineCommand<PersonFollowerListArgs>(() => import('../../client.js'), {
  id: 'crm.person.follower.list',
  command: 'list <id>',
  describe: 'List followers of a person',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/persons/{id}/followers',
    paging: 'cursor',
    cap: 500,
    columns: [
      { key: 'user_id', header: 'User' },
      { key: 'add_time', header: 'Added' },
    ],
    shape: 'rows',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Person id' },
  },
  flags: {},
});
