// From specs/crm/events.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `watch`. */
export interface WatchArgs {
  readonly checks?: readonly (
    | 'stale-deals'
    | 'no-next-activity'
    | 'past-close-date'
    | 'missing-fields'
    | 'ancient-deals'
    | 'missing-close-time'
    | 'duplicate-persons'
    | 'uncontactable-persons'
    | 'duplicate-orgs'
    | 'overdue-activities'
    | 'currency-missing'
  )[];
  readonly peek?: boolean;
  readonly severity: 'must' | 'should' | 'all';
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
  deals: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/deals',
    query: { owner_id: '{owner}', pipeline_id: '{pipeline}', status: '{status}', updated_since: '{since}' },
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
  organizations: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/organizations',
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
  persons: { effect: 'read', method: 'GET', path: '/api/v2/persons', paging: 'cursor', size: 500, shape: 'rows' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<WatchArgs>(() => import('../client.js'), {
  id: 'crm.watch',
  command: 'watch',
  describe: 'Report data-quality findings that are new since the last run',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<WatchArgs, keyof typeof calls>(() => import('../../../workflows/crm/watch.js'), { calls }),
  columns: [
    { key: 'severity', header: 'Sev' },
    { key: 'check', header: 'Check' },
    { key: 'key', header: 'Key' },
    { key: 'summary', header: 'Summary' },
  ],
  exits: { findings: 8 },
  flags: {
    checks: {
      kind: 'csv',
      of: 'enum',
      choices: [
        'stale-deals',
        'no-next-activity',
        'past-close-date',
        'missing-fields',
        'ancient-deals',
        'missing-close-time',
        'duplicate-persons',
        'uncontactable-persons',
        'duplicate-orgs',
        'overdue-activities',
        'currency-missing',
      ],
      describe: 'Only these checks',
    },
    peek: { kind: 'boolean', describe: 'Do not store the findings' },
    severity: {
      kind: 'enum',
      choices: ['must', 'should', 'all'],
      default: 'must',
      describe: 'Severity of new findings that causes exit code 8',
    },
  },
});
