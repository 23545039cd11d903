// From specs/ledger/webhook.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `webhook list`. */
export interface WebhookListArgs extends LinesFlags, ListFlags {
  readonly topic?: string;
}

export const command = defineCommand<WebhookListArgs>(() => import('../client.js'), {
  id: 'ledger.webhook.list',
  command: 'list',
  describe: 'List webhook subscriptions',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/webhooks/WebhookSubscriptions',
    paging: 'link',
    columns: [
      { key: 'Topic', header: 'Topic' },
      { key: 'CallbackURL', header: 'URL' },
      { key: 'Description', header: 'Description' },
      { key: 'Created', header: 'Created' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'webhooks/WebhookSubscriptions', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
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
      wire: { in: 'term', name: "Topic eq '{text}'" },
      describe: 'Only subscriptions to this topic',
    },
    ...linesFlags,
    ...listFlags,
  },
});
