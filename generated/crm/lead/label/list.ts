// From specs/crm/lead.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../../client.js'), {
  id: 'crm.lead.label.list',
  command: 'list',
  describe: 'List lead labels',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/leadLabels',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'color', header: 'Color' },
    ],
    shape: 'rows',
  }),
  flags: {},
});
