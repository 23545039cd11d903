// From specs/ledger/purchase-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type DocumentLine } from 'cmdspec-runtime';

/** Flags and arguments of `purchase-order create`. */
export interface PurchaseOrderCreateArgs {
  readonly date?: string;
  readonly description?: string;
  readonly line: readonly DocumentLine[];
  readonly 'receipt-date'?: string;
  readonly reference?: string;
  readonly supplier: string;
}

export const command = defineCommand<PurchaseOrderCreateArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-order.create',
  command: 'create',
  describe: 'Create a purchase order',
  usage: '--line <line> --supplier <id|code> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/purchaseorder/PurchaseOrders',
    shape: 'record',
    says: 'Created purchase order {answer.OrderNumber|created}',
    undo: { command: 'purchase-order delete', args: { refs: '{created}' } },
    locate: {
      by: [
        ['YourRef', 'YourRef'],
        ['Supplier', 'Supplier'],
      ],
      created: 'Created',
      window: 86400,
      list: { command: 'purchase-order list', args: {}, query: { $orderby: 'Created desc' }, newestFirst: true },
    },
    reader: { command: 'get', args: { resource: 'purchaseorder/PurchaseOrders', id: '{created}' } },
    change: true,
    resource: { name: 'purchaseorder/PurchaseOrders', key: { field: 'PurchaseOrderID', type: 'Edm.Guid' } },
  }),
  flags: {
    date: { kind: 'date', wire: { in: 'body', name: 'OrderDate' }, describe: 'Date of the order' },
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the order' },
    line: {
      demandOption: true,
      kind: 'line',
      minItems: 1,
      wire: { in: 'body', name: 'PurchaseOrderLines' },
      line: {
        head: {
          item: { kind: 'reference', field: 'Item', reference: 'item', describe: 'Item code or GUID' },
          quantity: { kind: 'number', field: 'QuantityInPurchaseUnits', describe: 'Quantity in purchase units' },
          'unit-price': {
            kind: 'number',
            field: 'UnitPrice',
            optional: true,
            decimals: 6,
            describe: 'Unit price (default: set by the service)',
          },
        },
        options: {},
        text: 'Description',
      },
      repeat: true,
      describe: 'One line of the order',
    },
    'receipt-date': { kind: 'date', wire: { in: 'body', name: 'ReceiptDate' }, describe: 'Expected receipt date' },
    reference: { kind: 'text', wire: { in: 'body', name: 'YourRef' }, describe: 'Supplier reference' },
    supplier: {
      demandOption: true,
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'Supplier' },
      describe: 'Supplier code or GUID',
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
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
});
