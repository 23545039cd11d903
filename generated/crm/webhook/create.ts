// From specs/crm/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `webhook create`. */
export interface WebhookCreateArgs {
  readonly 'event-action': '' | '*' | 'change' | 'create' | 'delete';
  readonly 'event-object':
    | ''
    | '*'
    | 'activity'
    | 'board'
    | 'deal'
    | 'deal_installment'
    | 'deal_product'
    | 'lead'
    | 'note'
    | 'organization'
    | 'person'
    | 'phase'
    | 'pipeline'
    | 'product'
    | 'project'
    | 'stage'
    | 'task'
    | 'user';
  readonly 'http-auth-password'?: string;
  readonly 'http-auth-user'?: string;
  readonly name: string;
  readonly url: string;
  readonly version: string;
}

export const command = defineCommand<WebhookCreateArgs>(() => import('../client.js'), {
  id: 'crm.webhook.create',
  command: 'create',
  describe: 'Create a webhook for an event',
  usage: '--event-action <*|change|create|delete> --event-object <word> --url <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/webhooks',
    shape: 'record',
    undo: { command: 'webhook delete', args: { id: '{created}' } },
    secrets: ['http_auth_password'],
  }),
  flags: {
    'event-action': {
      demandOption: true,
      kind: 'enum',
      choices: ['', '*', 'change', 'create', 'delete'],
      wire: { in: 'body', name: 'event_action' },
      send: { '': '*', '*': '*', change: 'change', create: 'create', delete: 'delete' },
      describe: 'Action to report',
    },
    'event-object': {
      demandOption: true,
      kind: 'enum',
      choices: [
        '',
        '*',
        'activity',
        'board',
        'deal',
        'deal_installment',
        'deal_product',
        'lead',
        'note',
        'organization',
        'person',
        'phase',
        'pipeline',
        'product',
        'project',
        'stage',
        'task',
        'user',
      ],
      wire: { in: 'body', name: 'event_object' },
      send: {
        '': '*',
        '*': '*',
        activity: 'activity',
        board: 'board',
        deal: 'deal',
        deal_installment: 'deal_installment',
        deal_product: 'deal_product',
        lead: 'lead',
        note: 'note',
        organization: 'organization',
        person: 'person',
        phase: 'phase',
        pipeline: 'pipeline',
        product: 'product',
        project: 'project',
        stage: 'stage',
        task: 'task',
        user: 'user',
      },
      describe: 'Type of the records to report',
    },
    'http-auth-password': {
      kind: 'text',
      secret: true,
      requires: ['http-auth-user'],
      wire: { in: 'body', name: 'http_auth_password' },
      describe: 'Password for basic authentication of the deliveries',
    },
    'http-auth-user': {
      kind: 'text',
      requires: ['http-auth-password'],
      wire: { in: 'body', name: 'http_auth_user' },
      describe: 'User name for basic authentication of the deliveries',
    },
    name: { kind: 'text', default: 'crmcli', wire: { in: 'body', name: 'name' }, describe: 'Name of the webhook' },
    url: {
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'subscription_url' },
      describe: 'URL that receives the deliveries (https)',
    },
    version: {
      kind: 'text',
      default: '2.0',
      blank: 'never',
      wire: { in: 'body', name: 'version' },
      describe: 'Version of the deliveries, 2.0 or 1.0',
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
