// From specs/crm/events.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `changes`. */
export interface ChangesArgs {
  readonly peek?: boolean;
  readonly since?: string;
}

/** Requests of the workflow. */
const calls = {
  activityFeed: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/activities',
    query: { sort_by: 'update_time', sort_direction: 'asc', updated_since: '{since}' },
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
  archivedDealFeed: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/deals/archived',
    query: { sort_by: 'update_time', sort_direction: 'asc', updated_since: '{since}' },
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
  dealFeed: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/deals',
    query: { sort_by: 'update_time', sort_direction: 'asc', updated_since: '{since}' },
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
  organizationFeed: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/organizations',
    query: { sort_by: 'update_time', sort_direction: 'asc', updated_since: '{since}' },
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
  personFeed: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/persons',
    query: { sort_by: 'update_time', sort_direction: 'asc', updated_since: '{since}' },
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
  productFeed: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/products',
    query: { sort_by: 'update_time', sort_direction: 'asc', updated_since: '{since}' },
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ChangesArgs>(() => import('../client.js'), {
  id: 'crm.changes',
  command: 'changes',
  describe: 'List records created or changed since the last run',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<ChangesArgs, keyof typeof calls>(() => import('../../../workflows/crm/changes.js'), { calls }),
  columns: [
    { key: 'entity', header: 'Entity' },
    { key: 'change', header: 'Change' },
    { key: 'id', header: 'ID' },
    { key: 'title', header: 'Title' },
    { key: 'updateTime', header: 'Updated' },
  ],
  flags: {
    peek: { kind: 'boolean', describe: 'Do not store the position' },
    since: {
      kind: 'since',
      months: true,
      describe:
        'Start at this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of the stored position',
    },
  },
});
