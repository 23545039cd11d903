// From specs/crm/analytics.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import {
  commitFlags,
  periodFlags,
  pipelineFlags,
  type CommitFlags,
  type PeriodFlags,
  type PipelineFlags,
} from '../flags.js';

/** Flags and arguments of `digest`. */
export interface DigestArgs extends CommitFlags, PeriodFlags, PipelineFlags {
  readonly deep?: boolean;
  readonly format?: 'md' | 'html';
  readonly out?: string;
  readonly target?: number;
}

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

export const command = defineCommand<DigestArgs>(() => import('../client.js'), {
  id: 'crm.digest',
  command: 'digest',
  describe: 'Report all figures of a pipeline',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<DigestArgs, keyof typeof calls>(() => import('../../../workflows/crm/digest.js'), { calls }),
  flags: {
    deep: { kind: 'boolean', describe: 'Read the changelog of each deal' },
    format: {
      kind: 'enum',
      choices: ['md', 'html'],
      conflicts: ['output', 'jq', 'fields'],
      describe: 'Print a document',
    },
    out: { kind: 'path', requires: ['format'], describe: 'Write the document to this file' },
    target: { kind: 'integer', min: 0, describe: 'Revenue quota to use instead of the goals' },
    ...pipelineFlags,
    ...periodFlags,
    ...commitFlags,
  },
});
