// From specs/ledger/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `webhook update`. */
export interface WebhookUpdateArgs extends RecordFlags {
  /** Webhook subscription id. */
  readonly id: string | readonly string[];
  /** Resource whose changes are reported. */
  readonly topic?: string;
  /** Callback URL (https, on the domain of the app). */
  readonly url?: string;
  /** Description (the service may replace it). */
  readonly description?: string;
  /** Print a JSON template for --body and send nothing. */
  readonly template?: boolean;
}

export const command = defineCommand<WebhookUpdateArgs>(() => import('../client.js'), {
  id: 'ledger.webhook.update',
  command: 'update <id>',
  describe: 'Update a webhook subscription',
  usage: '<id...> [flags]',
  effect: 'update',
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
      type: 'string',
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
      type: 'string',
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'CallbackURL' },
      describe: 'Callback URL (https, on the domain of the app)',
    },
    description: {
      type: 'string',
      kind: 'text',
      wire: { in: 'body', name: 'Description' },
      describe: 'Description (the service may replace it)',
    },
    ...recordFlags,
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/webhooks/WebhookSubscriptions({id})',
    shape: 'action',
    says: 'Updated webhook subscription {id}',
    change: true,
    filled: ['CallbackURL'],
    resource: { name: 'webhooks/WebhookSubscriptions', key: { field: 'ID', type: 'Edm.Guid' }, id: 'id' },
  }),
});
