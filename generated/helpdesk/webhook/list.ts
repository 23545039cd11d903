// From specs/helpdesk/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `webhook list`. */
export interface WebhookListArgs {
  /** Maximum number of rows (0 for all). */
  readonly limit: number;
}

export const command = defineCommand<WebhookListArgs>(() => import('../client.js'), {
  id: 'helpdesk.webhook.list',
  command: 'list',
  describe: 'List webhooks',
  usage: '[flags]',
  effect: 'read',
  flags: {
    limit: { type: 'string', kind: 'integer', default: 25, min: 0, describe: 'Maximum number of rows (0 for all)' },
  },
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
});
