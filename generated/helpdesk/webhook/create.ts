// From specs/helpdesk/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `webhook create`. */
export interface WebhookCreateArgs {
  readonly event: readonly string[];
  readonly label?: string;
  readonly secret: string;
  readonly url: string;
}

export const command = defineCommand<WebhookCreateArgs>(() => import('../client.js'), {
  id: 'helpdesk.webhook.create',
  command: 'create',
  describe: 'Register a webhook',
  usage: '--event <a,b,...> --secret <text> --url <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/v2/webhooks',
    shape: 'action',
    says: 'Created webhook {created}',
    undo: { command: 'webhook delete', args: { id: '{created}' } },
    reader: { command: 'webhook get', args: { id: '{created}' } },
  }),
  flags: {
    event: {
      demandOption: true,
      kind: 'csv',
      of: 'enum',
      choices: [
        'beacon.chat.created',
        'beacon.chat.customer.replied',
        'convo.agent.reply.created',
        'convo.assigned',
        'convo.created',
        'convo.custom-fields',
        'convo.customer.reply.created',
        'convo.deleted',
        'convo.merged',
        'convo.moved',
        'convo.note.created',
        'convo.status',
        'convo.tags',
        'customer.created',
        'customer.deleted',
        'customer.updated',
        'message.survey.response.received',
        'satisfaction.ratings',
        'tag.created',
        'tag.deleted',
        'tag.updated',
      ],
      open: true,
      wire: { in: 'body', name: 'events' },
      describe: 'Events to deliver',
    },
    label: { kind: 'text', wire: { in: 'body', name: 'label' }, describe: 'Label shown in the account settings' },
    secret: {
      demandOption: true,
      kind: 'text',
      env: 'HELPDESKCLI_WEBHOOK_SECRET',
      maxLength: 40,
      secret: true,
      wire: { in: 'body', name: 'secret' },
      describe: 'Key that signs the deliveries',
    },
    url: {
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'url' },
      describe: 'HTTPS URL that receives the events',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
  },
});
