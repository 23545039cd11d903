// From specs/helpdesk/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { limitFlags, type LimitFlags } from '../flags.js';

/** Flags and arguments of `webhook list`. */
export interface WebhookListArgs extends LimitFlags {
  readonly 'show-secrets'?: boolean;
}

export const command = defineCommand<WebhookListArgs>(() => import('../client.js'), {
  id: 'helpdesk.webhook.list',
  command: 'list',
  describe: 'List webhooks',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/webhooks',
    paging: 'inbox',
    result: 'webhooks',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'url', header: 'URL' },
      { key: 'events', header: 'Events', join: ', ' },
      { key: 'state', header: 'State' },
      { key: 'createdAt', header: 'Created' },
    ],
    shape: 'rows',
    secrets: ['secret'],
  }),
  flags: {
    'show-secrets': {
      kind: 'boolean',
      wire: { in: 'print', name: 'secrets' },
      describe: 'Print secrets instead of dots',
    },
    ...limitFlags,
  },
});
