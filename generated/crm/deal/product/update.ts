// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';

/** Flags and arguments of `deal product update`. */
export interface DealProductUpdateArgs {
  readonly id: string;
  readonly attachment: string;
  readonly product?: string;
  readonly price?: Decimal;
  readonly quantity?: Decimal;
  readonly discount?: Decimal;
  readonly 'discount-type'?: 'percentage' | 'amount';
  readonly tax?: Decimal;
  readonly comments?: string;
}

export const command = defineCommand<DealProductUpdateArgs>(() => import('../../client.js'), {
  id: 'crm.deal.product.update',
  command: 'update <id>',
  describe: 'Update an attached product',
  usage: '<id> --attachment <id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/deals/{id}/products/{attachment}',
    shape: 'record',
    naming: { path: '/api/v2/deals/{id}', id: 'id', field: 'title' },
    undo: {
      command: 'deal product update',
      args: { id: '{id}', attachment: '{attachment}' },
      body: 'former',
      before: { command: 'deal product list', args: { id: '{id}' }, row: { field: 'id', is: '{attachment}' } },
    },
    change: true,
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    attachment: {
      demandOption: true,
      kind: 'id',
      wire: { in: 'path', name: 'attachment' },
      describe: 'Attachment id, shown by `deal product list`',
    },
    product: { kind: 'id', wire: { in: 'body', name: 'product_id' }, describe: 'Product id' },
    price: { kind: 'number', decimals: 4, wire: { in: 'body', name: 'item_price' }, describe: 'Price per unit' },
    quantity: { kind: 'number', wire: { in: 'body', name: 'quantity' }, describe: 'Number of units' },
    discount: { kind: 'number', decimals: 4, wire: { in: 'body', name: 'discount' }, describe: 'Discount on the row' },
    'discount-type': {
      kind: 'enum',
      choices: ['percentage', 'amount'],
      wire: { in: 'body', name: 'discount_type' },
      describe: 'Type of the discount',
    },
    tax: { kind: 'number', unit: 'percent', wire: { in: 'body', name: 'tax' }, describe: 'Tax rate' },
    comments: { kind: 'text', wire: { in: 'body', name: 'comments' }, describe: 'Comments on the row' },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
