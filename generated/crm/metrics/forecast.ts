// From specs/crm/metrics.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { commitFlags, pipelineFlags, type CommitFlags, type PipelineFlags } from '../flags.js';

/** Flags and arguments of `metrics forecast`. */
export interface MetricsForecastArgs extends CommitFlags, PipelineFlags {}

/** Requests of the workflow. */
const calls = {
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

export const command = defineCommand<MetricsForecastArgs>(() => import('../client.js'), {
  id: 'crm.metrics.forecast',
  command: 'forecast',
  describe: 'Show open deals by expected close month',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<MetricsForecastArgs, keyof typeof calls>(
    () => import('../../../workflows/crm/metrics-forecast.js'),
    { calls },
  ),
  columns: [
    { key: 'currency', header: 'Cur' },
    { key: 'month', header: 'Month' },
    { key: 'dealCount', header: 'Deals' },
    { key: 'commit', header: 'Commit' },
    { key: 'bestCase', header: 'Best case' },
    { key: 'weighted', header: 'Weighted' },
  ],
  flags: {
    ...pipelineFlags,
    ...commitFlags,
  },
});
