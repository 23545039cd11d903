// From specs/crm/metrics.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { pipelineFlags, type PipelineFlags } from '../flags.js';

/** Flags and arguments of `metrics conversion-matrix`. */
export interface MetricsConversionMatrixArgs extends PipelineFlags {}

/** Requests of the workflow. */
const calls = {
  archivedDeals: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/deals/archived',
    query: { owner_id: '{owner}', pipeline_id: '{pipeline}', status: '{status}', updated_since: '{since}' },
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
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

export const command = defineCommand<MetricsConversionMatrixArgs>(() => import('../client.js'), {
  id: 'crm.metrics.conversion-matrix',
  command: 'conversion-matrix',
  describe: 'Count moves between stages',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<MetricsConversionMatrixArgs, keyof typeof calls>(
    () => import('../../../workflows/crm/metrics-conversion-matrix.js'),
    { calls },
  ),
  columns: [
    { key: 'fromStage', header: 'From' },
    { key: 'toStage', header: 'To' },
    { key: 'count', header: 'Edges' },
    { key: 'forward', header: 'Direction', values: { false: 'backward', true: 'forward' } },
  ],
  flags: {
    ...pipelineFlags,
  },
});
