// From specs/crm/rep.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { periodFlags, type PeriodFlags } from '../flags.js';

/** Flags and arguments of `rep scorecard`. */
export interface RepScorecardArgs extends PeriodFlags {
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

export const command = defineCommand<RepScorecardArgs>(() => import('../client.js'), {
  id: 'crm.rep.scorecard',
  command: 'scorecard',
  describe: 'Show win rate, cycle, velocity and hygiene per owner',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<RepScorecardArgs, keyof typeof calls>(() => import('../../../workflows/crm/rep-scorecard.js'), {
    calls,
  }),
  columns: [
    { key: 'ownerName', header: 'Rep' },
    { key: 'active', header: 'Active', values: { false: 'no', true: 'yes' } },
    { key: 'openCount', header: 'Open' },
    { key: 'winRate', header: 'Win rate', share: '({wonCount}W/{lostCount}L)' },
    { key: 'avgCycleDays', header: 'Cycle (d)' },
    { key: 'velocityPerDay', header: 'Velocity/d' },
    { key: 'staleOpen', header: 'Stale' },
    { key: 'pastClose', header: 'Past close' },
    { key: 'noCloseDate', header: 'No date' },
    { key: 'missingContact', header: 'No contact' },
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
