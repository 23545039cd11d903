// From specs/crm/activity.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../../client.js'), {
  id: 'crm.activity.type.list',
  command: 'list',
  describe: 'List activity types and their keys',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/activityTypes',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'key_string', header: 'Key' },
      { key: 'name', header: 'Name' },
      { key: 'active', header: 'Active', from: 'active_flag', values: { 0: 'no', 1: 'yes', false: 'no', true: 'yes' } },
    ],
    shape: 'rows',
  }),
  flags: {},
});
