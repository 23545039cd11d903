// From specs/ledger/sales-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `sales-order complete`. */
export interface SalesOrderCompleteArgs {
  readonly ref: string;
  readonly delivery?: boolean;
  readonly invoice?: boolean;
}

export const command = defineCommand<SalesOrderCompleteArgs>(() => import('../client.js'), {
  id: 'ledger.sales-order.complete',
  command: 'complete <ref>',
  describe: 'Mark a sales order as complete',
  usage: '<ref> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/salesorder/CompleteSalesOrder',
    body: { CompleteDelivery: true, CompleteInvoice: true },
    shape: 'record',
    says: 'Completed sales order {ref.OrderNumber|ref}[ for {ref.InvoiceToName}][, {ref.Currency} {ref.AmountFC}]',
    undo: { none: 'The service has no request that reopens a complete order.' },
    resource: { name: 'salesorder/CompleteSalesOrder', key: { field: 'OrderID', type: 'Edm.Guid' } },
  }),
  positionals: {
    ref: {
      required: true,
      kind: 'reference',
      reference: 'sales-order',
      wire: { in: 'body', name: 'OrderID' },
      describe: 'Sales order number or GUID',
    },
  },
  flags: {
    delivery: {
      kind: 'boolean',
      with: { CompleteInvoice: false },
      wire: { in: 'body', name: 'CompleteDelivery' },
      send: true,
      describe: 'Mark only the delivery as complete',
    },
    invoice: {
      kind: 'boolean',
      with: { CompleteDelivery: false },
      wire: { in: 'body', name: 'CompleteInvoice' },
      send: true,
      describe: 'Mark only the invoicing as complete',
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
