// From specs/crm/events.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `tap`. */
export interface TapArgs {
  readonly catalog?: string;
  readonly config?: string;
  readonly discover?: boolean;
  readonly state?: string;
}

export const command = defineCommand<TapArgs>(() => import('../client.js'), {
  id: 'crm.tap',
  command: 'tap',
  describe: 'Print records as messages of Singer',
  usage: '[flags]',
  effect: 'read',
  handler: workflow(() => import('../../../workflows/crm/tap.js'), {
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
      pipelines: {
        lists: {
          pipelines: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/pipelines',
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'id',
      },
      stages: {
        lists: {
          stages: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/stages',
            query: { pipeline_id: '{pipeline}' },
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'id',
      },
      dealFields: {
        lists: {
          dealFields: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/dealFields',
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'field_code',
      },
      personFields: {
        lists: {
          personFields: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/personFields',
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'field_code',
      },
      organizationFields: {
        lists: {
          organizationFields: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/organizationFields',
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'field_code',
      },
      productFields: {
        lists: {
          productFields: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/productFields',
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'field_code',
      },
      activityFields: {
        lists: {
          activityFields: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/activityFields',
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'field_code',
      },
      activityTypes: {
        lists: { activityTypes: { effect: 'read', method: 'GET', path: '/api/v1/activityTypes', shape: 'record' } },
        key: 'id',
      },
      leads: {
        lists: {
          leads: { effect: 'read', method: 'GET', path: '/api/v1/leads', paging: 'offset', size: 500, shape: 'rows' },
          archivedLeads: {
            effect: 'read',
            method: 'GET',
            path: '/api/v1/leads/archived',
            paging: 'offset',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'id',
      },
      leadLabels: {
        lists: { leadLabels: { effect: 'read', method: 'GET', path: '/api/v1/leadLabels', shape: 'record' } },
        key: 'id',
      },
      projects: {
        lists: {
          projects: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/projects',
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
          archivedProjects: {
            effect: 'read',
            method: 'GET',
            path: '/api/v2/projects/archived',
            paging: 'cursor',
            size: 500,
            shape: 'rows',
          },
        },
        key: 'id',
      },
      notes: {
        lists: {
          notes: { effect: 'read', method: 'GET', path: '/api/v1/notes', paging: 'offset', size: 500, shape: 'rows' },
        },
        key: 'id',
      },
      users: { lists: { users: { effect: 'read', method: 'GET', path: '/api/v1/users', shape: 'record' } }, key: 'id' },
      filters: {
        lists: { filters: { effect: 'read', method: 'GET', path: '/api/v1/filters', shape: 'record' } },
        key: 'id',
      },
      webhooks: {
        lists: {
          webhooks: {
            effect: 'read',
            method: 'GET',
            path: '/api/v1/webhooks',
            secrets: ['http_auth_password'],
            shape: 'record',
          },
        },
        key: 'id',
      },
      currencies: {
        lists: { currencies: { effect: 'read', method: 'GET', path: '/api/v1/currencies', shape: 'record' } },
        key: 'id',
      },
    },
  }),
  flags: {
    catalog: { kind: 'path', describe: 'Read the streams and fields that this catalog selects (default: all)' },
    config: {
      kind: 'path',
      describe: 'Settings of the runner: start_date, from which a first run reads; credentials come from the profile',
    },
    discover: { kind: 'boolean', describe: 'Print the catalog: the streams, and the types of their fields' },
    state: { kind: 'path', describe: 'Continue from the value of the last STATE message' },
  },
});
