// From specs/crm/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `webhook delete`. */
export interface WebhookDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<WebhookDeleteArgs>(() => import('../client.js'), {
  id: 'crm.webhook.delete',
  command: 'delete <id>',
  describe: 'Delete a webhook',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/webhooks/{id}',
    shape: 'action',
    confirm: 'Delete webhook {id}?',
    naming: { path: '/api/v1/webhooks', id: 'id', field: 'subscription_url', listed: true },
    says: 'Deleted webhook {id}',
    undo: { none: 'The service does not return the password of a webhook.' },
    reader: { command: 'webhook list', args: {}, row: { field: 'id', is: '{id}' } },
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Webhook id' },
  },
  flags: {
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
