// From specs/crm/events.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `changes`. */
export interface ChangesArgs {
  readonly peek?: boolean;
  readonly since?: string;
}

export const command = defineCommand<ChangesArgs>(() => import('../client.js'), {
  id: 'crm.changes',
  command: 'changes',
  describe: 'List records created or changed since the last run',
  usage: '[flags]',
  effect: 'read',
  handler: workflow(() => import('../../../workflows/crm/changes.js'), {
    copies: {
      deals: {
        lists: {
          dealFeed: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/deals',
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
        },
        key: 'id',
        changed: 'update_time',
      },
      persons: {
        lists: {
          personFeed: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/persons',
            query: { sort_by: 'update_time', sort_direction: 'asc', updated_since: '{since}' },
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'id',
        changed: 'update_time',
      },
      organizations: {
        lists: {
          organizationFeed: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/organizations',
            query: { sort_by: 'update_time', sort_direction: 'asc', updated_since: '{since}' },
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'id',
        changed: 'update_time',
      },
      activities: {
        lists: {
          activityFeed: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/activities',
            query: { sort_by: 'update_time', sort_direction: 'asc', updated_since: '{since}' },
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'id',
        changed: 'update_time',
      },
      products: {
        lists: {
          productFeed: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/products',
            query: { sort_by: 'update_time', sort_direction: 'asc', updated_since: '{since}' },
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'id',
        changed: 'update_time',
      },
    },
  }),
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
