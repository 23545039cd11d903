// From specs/crm/metrics.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { periodFlags, type PeriodFlags } from '../flags.js';

/** Flags and arguments of `metrics velocity`. */
export interface MetricsVelocityArgs extends PeriodFlags {
  readonly owner?: string;
  readonly pipeline?: string;
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
  users: { effect: 'read', method: 'GET', path: '/api/v1/users', shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<MetricsVelocityArgs>(() => import('../client.js'), {
  id: 'crm.metrics.velocity',
  command: 'velocity',
  describe: 'Show sales velocity over a period',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<MetricsVelocityArgs, keyof typeof calls>(
    () => import('../../../workflows/crm/metrics-velocity.js'),
    { calls },
  ),
  columns: [
    { key: 'metric', header: 'Metric' },
    { key: 'value', header: 'Value' },
  ],
  flags: {
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'query', name: 'owner_id' },
      describe: 'Only deals of this user',
    },
    pipeline: {
      kind: 'reference',
      reference: 'pipeline',
      wire: { in: 'query', name: 'pipeline_id' },
      describe: 'Only deals of this pipeline',
    },
    ...periodFlags,
  },
});
