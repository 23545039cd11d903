// From specs/helpdesk/user.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'helpdesk.user.me',
  command: 'me',
  describe: 'Show the signed-in user',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/users/me',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'firstName', header: 'First Name' },
      { key: 'lastName', header: 'Last Name' },
      { key: 'email', header: 'Email' },
      { key: 'role', header: 'Role' },
      { key: 'timezone', header: 'Timezone' },
    ],
    shape: 'single',
  }),
  flags: {},
});
