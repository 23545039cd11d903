// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `deal summary`. */
export interface DealSummaryArgs {
  readonly status?: 'open' | 'won' | 'lost';
  readonly pipeline?: string;
  readonly stage?: string;
  readonly filter?: string;
}

/** Requests of the workflow. */
const calls = {
  pipelines: { effect: 'read', method: 'GET', path: '/api/v2/pipelines', paging: 'cursor', size: 500, shape: 'rows' },
  stages: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/stages',
    query: { pipeline_id: '{pipeline}' },
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
  totals: { effect: 'read', method: 'GET', path: '/api/v1/deals/summary', shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<DealSummaryArgs>(() => import('../client.js'), {
  id: 'crm.deal.summary',
  command: 'summary',
  describe: 'Show totals of deals per currency',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<DealSummaryArgs, keyof typeof calls>(() => import('../../../workflows/crm/deal-summary.js'), {
    calls,
  }),
  columns: [
    { key: 'currency', header: 'Currency' },
    { key: 'total', header: 'Total' },
    { key: 'weighted', header: 'Weighted' },
    { key: 'count', header: 'Count' },
  ],
  flags: {
    status: {
      kind: 'enum',
      choices: ['open', 'won', 'lost'],
      wire: { in: 'query', name: 'status' },
      describe: 'Status of the deal',
    },
    pipeline: {
      kind: 'reference',
      reference: 'pipeline',
      wire: { in: 'query', name: 'pipeline_id' },
      describe: 'Pipeline id or name',
    },
    stage: {
      kind: 'reference',
      reference: 'stage',
      wire: { in: 'query', name: 'stage_id' },
      describe: 'Stage id or name (add --pipeline if several pipelines have the name)',
    },
    filter: {
      kind: 'id',
      wire: { in: 'query', name: 'filter_id' },
      describe: 'Id of a saved filter (the service then ignores all other filters)',
    },
  },
});
