// From specs/helpdesk/user.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `user get`. */
export interface UserGetArgs {
  readonly id: string;
}

export const command = defineCommand<UserGetArgs>(() => import('../client.js'), {
  id: 'helpdesk.user.get',
  command: 'get <id>',
  describe: 'Show one team member',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/users/{id}',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'firstName', header: 'First Name' },
      { key: 'lastName', header: 'Last Name' },
      { key: 'email', header: 'Email' },
      { key: 'role', header: 'Role' },
      { key: 'timezone', header: 'Timezone' },
      { key: 'createdAt', header: 'Created' },
    ],
    shape: 'single',
  }),
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'user',
      wire: { in: 'path', name: 'id' },
      describe: 'User id, name or e-mail address, or "me"',
    },
  },
  flags: {},
});
