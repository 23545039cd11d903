// From specs/crm/analytics.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { periodFlags, pipelineFlags, type PeriodFlags, type PipelineFlags } from '../flags.js';

/** Flags and arguments of `funnel`. */
export interface FunnelArgs extends PeriodFlags, PipelineFlags {
  readonly exact?: boolean;
}

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

export const command = defineCommand<FunnelArgs>(() => import('../client.js'), {
  id: 'crm.funnel',
  command: 'funnel',
  describe: 'Show conversion from stage to stage',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<FunnelArgs, keyof typeof calls>(() => import('../../../workflows/crm/funnel.js'), { calls }),
  columns: [
    { key: 'stage', header: 'Stage' },
    { key: 'reached', header: 'Reached' },
    { key: 'conversionFromPrev', header: 'From previous', share: true },
    { key: 'openCount', header: 'Open' },
    { key: 'openValue', header: 'Open value' },
  ],
  flags: {
    exact: { kind: 'boolean', describe: 'Read the changelog of each deal' },
    ...pipelineFlags,
    ...periodFlags,
  },
});
