// From specs/ledger/sales-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type DocumentLine } from 'cmdspec-runtime';

/** Flags and arguments of `sales-order create`. */
export interface SalesOrderCreateArgs {
  readonly customer: string;
  readonly date?: string;
  readonly 'delivery-date'?: string;
  readonly description?: string;
  readonly line: readonly DocumentLine[];
  readonly 'payment-condition'?: string;
  readonly reference?: string;
}

export const command = defineCommand<SalesOrderCreateArgs>(() => import('../client.js'), {
  id: 'ledger.sales-order.create',
  command: 'create',
  describe: 'Create a sales order',
  usage: '--customer <id|code> --line <line> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/salesorder/SalesOrders',
    shape: 'record',
    says: 'Created sales order {answer.OrderNumber|created}',
    undo: { command: 'sales-order delete', args: { refs: '{created}' } },
    locate: {
      by: [
        ['YourRef', 'YourRef'],
        ['OrderedBy', 'OrderedBy'],
      ],
      created: 'Created',
      window: 86400,
      list: { command: 'sales-order list', args: {}, query: { $orderby: 'Created desc' }, newestFirst: true },
    },
    reader: { command: 'get', args: { resource: 'salesorder/SalesOrders', id: '{created}' } },
    change: true,
    resource: { name: 'salesorder/SalesOrders', key: { field: 'OrderID', type: 'Edm.Guid' } },
  }),
  flags: {
    customer: {
      demandOption: true,
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'OrderedBy' },
      describe: 'Customer code or GUID',
    },
    date: { kind: 'date', wire: { in: 'body', name: 'OrderDate' }, describe: 'Date of the order' },
    'delivery-date': { kind: 'date', wire: { in: 'body', name: 'DeliveryDate' }, describe: 'Delivery date' },
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the order' },
    line: {
      demandOption: true,
      kind: 'line',
      minItems: 1,
      wire: { in: 'body', name: 'SalesOrderLines' },
      line: {
        head: {
          item: { kind: 'reference', field: 'Item', reference: 'item', describe: 'Item code or GUID' },
          quantity: { kind: 'number', field: 'Quantity', describe: 'Quantity' },
          'unit-price': {
            kind: 'number',
            field: 'UnitPrice',
            optional: true,
            decimals: 6,
            describe: 'Unit price (default: set by the service)',
          },
        },
        options: {
          'cost-center': { kind: 'text', field: 'CostCenter', describe: 'Cost center code' },
          'cost-unit': { kind: 'text', field: 'CostUnit', describe: 'Cost unit code' },
          discount: {
            kind: 'number',
            field: 'Discount',
            min: 0,
            max: 1,
            describe: 'Discount as a fraction (0.1 is 10%)',
          },
          vat: { kind: 'reference', field: 'VATCode', reference: 'vat-name', describe: 'VAT code or name' },
        },
        text: 'Description',
      },
      repeat: true,
      describe: 'One line of the order',
    },
    'payment-condition': {
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'PaymentCondition' },
      describe: 'Payment condition code',
    },
    reference: { kind: 'text', wire: { in: 'body', name: 'YourRef' }, describe: 'Customer reference' },
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
