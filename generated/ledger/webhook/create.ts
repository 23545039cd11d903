// From specs/ledger/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `webhook create`. */
export interface WebhookCreateArgs extends RecordFlags {
  /** Resource whose changes are reported. */
  readonly topic: string;
  /** Callback URL (https, on the domain of the app). */
  readonly url: string;
  /** Description (the service may replace it). */
  readonly description?: string;
  /** Print a JSON template for --body and send nothing. */
  readonly template?: boolean;
}

export const command = defineCommand<WebhookCreateArgs>(() => import('../client.js'), {
  id: 'ledger.webhook.create',
  command: 'create',
  describe: 'Create a webhook subscription',
  usage: '--topic <word> --url <text> [flags]',
  effect: 'create',
  flags: {
    topic: {
      type: 'string',
      demandOption: true,
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
      demandOption: true,
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
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/webhooks/WebhookSubscriptions',
    shape: 'record',
    says: 'Created webhook subscription {created}',
    change: true,
    resource: { name: 'webhooks/WebhookSubscriptions', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
});
