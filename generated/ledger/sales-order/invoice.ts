// From specs/ledger/sales-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `sales-order invoice`. */
export interface SalesOrderInvoiceArgs {
  readonly refs: readonly string[];
  readonly by: 'delivered' | 'ordered';
  readonly from?: string;
  readonly journal: string;
  readonly mode: 'customer' | 'order';
  readonly to?: string;
}

export const command = defineCommand<SalesOrderInvoiceArgs>(() => import('../client.js'), {
  id: 'ledger.sales-order.invoice',
  command: 'invoice <refs..>',
  describe: 'Invoice sales orders',
  usage: '<refs...> --journal <code|name> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/salesinvoice/InvoiceSalesOrders',
    shape: 'record',
    says: 'Invoices created from {refs}: {answer.NumberOfCreatedInvoices}',
    undo: { none: 'The order stays invoiced even if its invoice is deleted.' },
    resource: { name: 'salesinvoice/InvoiceSalesOrders', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'sales-order',
      as: [{ ID: '$value' }],
      wire: { in: 'body', name: 'SalesOrderIDs' },
      describe: 'Sales order numbers or GUIDs',
    },
  },
  flags: {
    by: {
      kind: 'enum',
      choices: ['delivered', 'ordered'],
      default: 'delivered',
      wire: { in: 'body', name: 'InvoiceMode' },
      send: { delivered: 0, ordered: 1 },
      describe: 'Invoice the delivered or the ordered quantities',
    },
    from: { kind: 'date', wire: { in: 'body', name: 'StartDate' }, describe: 'Delivered on or after this day' },
    journal: {
      demandOption: true,
      kind: 'reference',
      of: 'text',
      reference: 'journal-name',
      wire: { in: 'body', name: 'JournalCode' },
      describe: 'Sales journal code or name',
    },
    mode: {
      kind: 'enum',
      choices: ['customer', 'order'],
      default: 'customer',
      wire: { in: 'body', name: 'CreateMode' },
      send: { customer: 0, order: 1 },
      describe: 'Create one invoice per customer or per order',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'body', name: 'EndDate' },
      describe: 'Delivered on or before this day',
    },
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
});
