// From specs/crm/pipeline.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'crm.pipeline.list',
  command: 'list',
  describe: 'List pipelines',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/pipelines',
    paging: 'cursor',
    cap: 100,
    size: 100,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'is_deal_probability_enabled', header: 'Probability' },
      { key: 'order_nr', header: 'Order' },
    ],
    shape: 'rows',
  }),
  flags: {},
});
