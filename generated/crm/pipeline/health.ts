// From specs/crm/pipeline.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { pipelineFlags, type PipelineFlags } from '../flags.js';

/** Flags and arguments of `pipeline health`. */
export interface PipelineHealthArgs extends PipelineFlags {}

/** Requests of the workflow. */
const calls = {
  activities: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/activities',
    query: { done: '{done}' },
    paging: 'cursor',
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

export const command = defineCommand<PipelineHealthArgs>(() => import('../client.js'), {
  id: 'crm.pipeline.health',
  command: 'health',
  describe: 'Show value and neglected deals per stage',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<PipelineHealthArgs, keyof typeof calls>(() => import('../../../workflows/crm/pipeline-health.js'), {
    calls,
  }),
  columns: [
    { key: 'stage', header: 'Stage' },
    { key: 'openCount', header: 'Open' },
    { key: 'openValue', header: 'Value' },
    { key: 'weightedValue', header: 'Weighted' },
    { key: 'staleCount', header: 'Stale >14d' },
    { key: 'noNextActivityCount', header: 'No next step' },
    { key: 'pastCloseCount', header: 'Past close' },
  ],
  flags: {
    ...pipelineFlags,
  },
});
