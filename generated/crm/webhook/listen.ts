// From specs/crm/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `webhook listen`. */
export interface WebhookListenArgs {
  readonly events?: readonly string[];
  readonly 'forward-to'?: string;
  readonly interval: number;
  readonly 'max-events'?: number;
  readonly once?: boolean;
  readonly port: number;
  readonly since?: string;
  readonly synthetic?: boolean;
  readonly url?: string;
}

/** Requests of the workflow. */
const calls = {
  hooks: { effect: 'read', method: 'GET', path: '/api/v1/webhooks', shape: 'record' },
  register: {
    effect: 'act',
    method: 'POST',
    path: '/api/v1/webhooks',
    body: {
      subscription_url: '{address}',
      event_action: '*',
      event_object: '*',
      version: '2.0',
      name: '{name}',
      http_auth_user: '{user}',
      http_auth_password: '{password}',
    },
    shape: 'record',
    undo: { none: 'The webhook is deleted when the command ends.' },
  },
  unregister: {
    effect: 'act',
    method: 'DELETE',
    path: '/api/v1/webhooks/{id}',
    shape: 'record',
    undo: { none: 'The webhook is deleted when the command ends.' },
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<WebhookListenArgs>(() => import('../client.js'), {
  id: 'crm.webhook.listen',
  command: 'listen',
  describe: 'Receive events, or simulate them from the change feed',
  usage: '[flags]',
  effect: 'act',
  handler: workflow<WebhookListenArgs, keyof typeof calls>(() => import('../../../workflows/crm/webhook-listen.js'), {
    calls,
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
    { key: 'time', header: 'Time' },
    { key: 'event', header: 'Event' },
    { key: 'id', header: 'ID' },
  ],
  oneOf: [['url', 'synthetic']],
  flags: {
    events: { kind: 'csv', of: 'text', describe: 'Only these events, for example deal.change or person.*' },
    'forward-to': { kind: 'text', blank: 'never', describe: 'Also POST each delivery to this URL' },
    interval: {
      kind: 'integer',
      default: 10000,
      min: 1,
      unit: 'milliseconds',
      describe: 'Pause between two reads of the change feed',
    },
    'max-events': { kind: 'integer', min: 1, describe: 'End after this many events' },
    once: { kind: 'boolean', describe: 'End after the first event, or after one read of the change feed' },
    port: { kind: 'integer', default: 3000, min: 0, max: 65535, describe: 'Port to listen on (0 for any free port)' },
    since: {
      kind: 'since',
      months: true,
      requires: ['synthetic'],
      describe: 'Start of the change feed: a time (RFC 3339) or an age (7d, or 6m for months of 30 days)',
    },
    synthetic: {
      kind: 'boolean',
      conflicts: ['url'],
      describe: 'Read the change feed instead of registering a webhook',
    },
    url: {
      kind: 'text',
      blank: 'never',
      conflicts: ['synthetic'],
      describe: 'Public https URL of the tunnel to --port, or an http URL of this machine',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
  },
});
