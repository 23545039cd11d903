// From specs/crm/metrics.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { periodFlags, pipelineFlags, type PeriodFlags, type PipelineFlags } from '../flags.js';

/** Flags and arguments of `metrics coverage`. */
export interface MetricsCoverageArgs extends PeriodFlags, PipelineFlags {
  readonly currency?: string;
  readonly target?: number;
}

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
  goalResult: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/goals/{id}/results',
    query: { 'period.end': '{end}', 'period.start': '{start}' },
    shape: 'record',
  },
  goals: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/goals/find',
    query: { 'expected_outcome.tracking_metric': 'sum', 'period.end': '{end}', 'period.start': '{start}' },
    result: 'data.goals',
    shape: 'record',
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

export const command = defineCommand<MetricsCoverageArgs>(() => import('../client.js'), {
  id: 'crm.metrics.coverage',
  command: 'coverage',
  describe: 'Compare the open pipeline with the revenue goal',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<MetricsCoverageArgs, keyof typeof calls>(
    () => import('../../../workflows/crm/metrics-coverage.js'),
    { calls },
  ),
  columns: [
    { key: 'metric', header: 'Metric' },
    { key: 'value', header: 'Value' },
  ],
  flags: {
    currency: { kind: 'text', blank: 'never', describe: 'Only deals in this currency (required if there are several)' },
    target: { kind: 'integer', min: 0, describe: 'Revenue quota to use instead of the goals' },
    ...pipelineFlags,
    ...periodFlags,
  },
});
