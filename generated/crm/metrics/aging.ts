// From specs/crm/metrics.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { pipelineFlags, type PipelineFlags } from '../flags.js';

/** Flags and arguments of `metrics aging`. */
export interface MetricsAgingArgs extends PipelineFlags {
  readonly buckets: string;
}

/** Requests of the workflow. */
const calls = {
  changelog: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/deals/{id}/changelog',
    paging: 'changes',
    size: 500,
    shape: 'rows',
  },
  deals: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/deals',
    query: { owner_id: '{owner}', pipeline_id: '{pipeline}', status: '{status}', updated_since: '{since}' },
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
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
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<MetricsAgingArgs>(() => import('../client.js'), {
  id: 'crm.metrics.aging',
  command: 'aging',
  describe: 'Show how long open deals have been in their stage',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<MetricsAgingArgs, keyof typeof calls>(() => import('../../../workflows/crm/metrics-aging.js'), {
    calls,
  }),
  columns: [
    { key: 'stage', header: 'Stage' },
    { key: 'p90ExceededCount', header: '> p90 dwell' },
    { key: 'unknownCount', header: 'Unknown' },
  ],
  flags: {
    buckets: {
      kind: 'text',
      default: '30,60,90',
      blank: 'never',
      describe: 'Bounds of the age groups in days, separated by commas',
    },
    ...pipelineFlags,
  },
});
