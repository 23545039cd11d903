// From specs/crm/user.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'crm.user.list',
  command: 'list',
  describe: 'List users',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/users',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'email', header: 'Email' },
      { key: 'active_flag', header: 'Active', values: { 0: 'no', 1: 'yes', false: 'no', true: 'yes' } },
      {
        key: 'is_admin',
        header: 'Admin',
        from: ['access[app=global].admin', 'is_admin'],
        values: { 0: 'no', 1: 'yes', false: 'no', true: 'yes' },
      },
    ],
    shape: 'rows',
  }),
  flags: {},
});
