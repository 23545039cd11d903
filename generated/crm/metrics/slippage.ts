// From specs/crm/metrics.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { pipelineFlags, type PipelineFlags } from '../flags.js';

/** Flags and arguments of `metrics slippage`. */
export interface MetricsSlippageArgs extends PipelineFlags {
  readonly 'min-pushes': number;
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
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<MetricsSlippageArgs>(() => import('../client.js'), {
  id: 'crm.metrics.slippage',
  command: 'slippage',
  describe: 'List open deals whose close date was pushed back',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<MetricsSlippageArgs, keyof typeof calls>(
    () => import('../../../workflows/crm/metrics-slippage.js'),
    { calls },
  ),
  columns: [
    { key: 'dealId', header: 'Deal' },
    { key: 'title', header: 'Title' },
    { key: 'ownerId', header: 'Owner' },
    { key: 'pushCount', header: 'Pushes' },
    { key: 'netDaysSlipped', header: 'Net days slipped' },
    { key: 'closeRange', header: 'Close date' },
  ],
  flags: {
    'min-pushes': { kind: 'integer', default: 1, min: 0, describe: 'Minimum number of pushes' },
    ...pipelineFlags,
  },
});
