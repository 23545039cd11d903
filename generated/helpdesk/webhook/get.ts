// From specs/helpdesk/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `webhook get`. */
export interface WebhookGetArgs {
  readonly id: string;
  readonly 'show-secrets'?: boolean;
}

export const command = defineCommand<WebhookGetArgs>(() => import('../client.js'), {
  id: 'helpdesk.webhook.get',
  command: 'get <id>',
  describe: 'Show one webhook',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/webhooks/{id}',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'url', header: 'URL' },
      { key: 'events', header: 'Events', join: ', ' },
      { key: 'state', header: 'State' },
      { key: 'secret', header: 'Secret' },
      { key: 'createdAt', header: 'Created' },
    ],
    shape: 'single',
    secrets: ['secret'],
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Webhook id' },
  },
  flags: {
    'show-secrets': {
      kind: 'boolean',
      wire: { in: 'print', name: 'secrets' },
      describe: 'Print secrets instead of dots',
    },
  },
});
