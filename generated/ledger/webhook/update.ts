// From specs/ledger/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `webhook update`. */
export interface WebhookUpdateArgs extends RecordFlags {
  readonly id: string | readonly string[];
  readonly topic?: string;
  readonly url?: string;
  readonly description?: string;
  readonly template?: boolean;
}

export const command = defineCommand<WebhookUpdateArgs>(() => import('../client.js'), {
  id: 'ledger.webhook.update',
  command: 'update <id>',
  describe: 'Update a webhook subscription',
  usage: '<id...> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/webhooks/WebhookSubscriptions({id})',
    shape: 'action',
    says: 'Updated webhook subscription {id}',
    undo: { command: 'webhook update', args: { id: '{id}' }, body: 'former', before: 'itself' },
    change: true,
    filled: ['CallbackURL'],
    resource: { name: 'webhooks/WebhookSubscriptions', key: { field: 'ID', type: 'Edm.Guid' }, id: 'id' },
  }),
  positionals: {
    id: {
      required: true,
      batch: true,
      kind: 'uuid',
      wire: { in: 'path', name: 'id' },
      describe: 'Webhook subscription id',
    },
  },
  flags: {
    topic: {
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
    'no-before': {
      kind: 'boolean',
      env: 'LEDGERCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
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
