// From specs/ledger/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `webhook create`. */
export interface WebhookCreateArgs extends RecordFlags {
  readonly topic?: string;
  readonly url?: string;
  readonly description?: string;
  readonly template?: boolean;
}

export const command = defineCommand<WebhookCreateArgs>(() => import('../client.js'), {
  id: 'ledger.webhook.create',
  command: 'create',
  describe: 'Create a webhook subscription',
  usage: '--topic <word> --url <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/webhooks/WebhookSubscriptions',
    shape: 'record',
    says: 'Created webhook subscription {created}',
    undo: { command: 'webhook delete', args: { ids: '{created}' } },
    reader: { command: 'get', args: { resource: 'webhooks/WebhookSubscriptions', id: '{created}' } },
    change: true,
    resource: { name: 'webhooks/WebhookSubscriptions', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    topic: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'enum',
      choices: [
        'Accounts',
        'BankAccounts',
        'BankEntries',
        'CashEntries',
        'Contacts',
        'CostTransactions',
        'Documents',
        'FinancialTransactions',
        'GeneralJournalEntries',
        'GoodsDeliveries',
        'Items',
        'Opportunities',
        'PurchaseEntries',
        'PurchaseOrders',
        'Quotations',
        'SalesEntries',
        'SalesInvoices',
        'SalesOrders',
        'StockPositions',
        'Subscriptions',
        'TimeTransactions',
      ],
      open: true,
      wire: { in: 'body', name: 'Topic' },
      describe: 'Resource whose changes are reported',
    },
    url: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'CallbackURL' },
      describe: 'Callback URL (https, on the domain of the app)',
    },
    description: {
      kind: 'text',
      wire: { in: 'body', name: 'Description' },
      describe: 'Description (the service may replace it)',
    },
    ...recordFlags,
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
});
