// From specs/crm/user.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'crm.user.me',
  command: 'me',
  describe: 'Show the signed-in user',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/users/me',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'email', header: 'Email' },
      {
        key: 'is_admin',
        header: 'Admin',
        from: ['access[app=global].admin', 'is_admin'],
        values: { 0: 'no', 1: 'yes', false: 'no', true: 'yes' },
      },
      { key: 'timezone_name', header: 'Timezone' },
    ],
    shape: 'row',
  }),
  flags: {},
});
