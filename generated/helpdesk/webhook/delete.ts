// From specs/helpdesk/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `webhook delete`. */
export interface WebhookDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<WebhookDeleteArgs>(() => import('../client.js'), {
  id: 'helpdesk.webhook.delete',
  command: 'delete <id>',
  describe: 'Delete a webhook',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/v2/webhooks/{id}',
    shape: 'action',
    confirm: 'Delete webhook {id}?',
    naming: { path: '/v2/webhooks/{id}', id: 'id', field: 'url' },
    says: 'Deleted webhook {id}',
    undo: { none: 'The service does not return the secret of a webhook.' },
    reader: { command: 'webhook get', args: { id: '{id}' } },
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
