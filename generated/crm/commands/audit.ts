// From specs/crm/analytics.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `audit`. */
export interface AuditArgs {
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
  readonly strict?: boolean;
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

export const command = defineCommand<AuditArgs>(() => import('../client.js'), {
  id: 'crm.audit',
  command: 'audit',
  describe: 'Check the quality of the data of the account',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<AuditArgs, keyof typeof calls>(() => import('../../../workflows/crm/audit.js'), { calls }),
  columns: [
    { key: 'severity', header: 'Sev' },
    { key: 'title', header: 'Check' },
    { key: 'count', header: 'Findings' },
  ],
  exits: { findings: 1 },
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
    strict: { kind: 'boolean', describe: 'Fail if a check of severity must has findings' },
  },
});
