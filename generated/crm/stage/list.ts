// From specs/crm/stage.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `stage list`. */
export interface StageListArgs {
  readonly pipeline?: string;
}

export const command = defineCommand<StageListArgs>(() => import('../client.js'), {
  id: 'crm.stage.list',
  command: 'list',
  describe: 'List the stages of one or all pipelines',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/stages',
    paging: 'cursor',
    cap: 100,
    size: 100,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'pipeline_id', header: 'Pipeline' },
      { key: 'deal_probability', header: 'Probability' },
      { key: 'order_nr', header: 'Order' },
    ],
    shape: 'rows',
  }),
  flags: {
    pipeline: {
      kind: 'reference',
      reference: 'pipeline',
      wire: { in: 'query', name: 'pipeline_id' },
      describe: 'Pipeline id or name',
    },
  },
});
