// From specs/crm/audit.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { pipelineFlags, type PipelineFlags } from '../flags.js';

/** Flags and arguments of `audit stage-skips`. */
export interface AuditStageSkipsArgs extends PipelineFlags {}

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

export const command = defineCommand<AuditStageSkipsArgs>(() => import('../client.js'), {
  id: 'crm.audit.stage-skips',
  command: 'stage-skips',
  describe: 'List deals that skipped stages or moved backward',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<AuditStageSkipsArgs, keyof typeof calls>(
    () => import('../../../workflows/crm/audit-stage-skips.js'),
    { calls },
  ),
  columns: [
    { key: 'dealId', header: 'Deal' },
    { key: 'kind', header: 'Kind' },
    { key: 'from', header: 'From', from: 'from.name' },
    { key: 'to', header: 'To', from: 'to.name' },
    { key: 'skipped', header: 'Skipped gates' },
    { key: 'actor_user_id', header: 'Actor' },
  ],
  flags: {
    ...pipelineFlags,
  },
});
