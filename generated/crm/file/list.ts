// From specs/crm/file.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'crm.file.list',
  command: 'list',
  describe: 'List files',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/files',
    paging: 'offset',
    cap: 100,
    size: 100,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'file_type', header: 'Type' },
      { key: 'file_size', header: 'Size' },
      { key: 'deal_id', header: 'Deal' },
      { key: 'person_id', header: 'Person' },
      { key: 'add_time', header: 'Created' },
    ],
    shape: 'rows',
  }),
  flags: {},
});
