// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';

/** Flags and arguments of `deal product add`. */
export interface DealProductAddArgs {
  readonly id: string;
  readonly product: string;
  readonly price: Decimal;
  readonly discount?: Decimal;
  readonly 'discount-type'?: 'percentage' | 'amount';
  readonly tax?: Decimal;
  readonly comments?: string;
  readonly quantity: Decimal;
}

export const command = defineCommand<DealProductAddArgs>(() => import('../../client.js'), {
  id: 'crm.deal.product.add',
  command: 'add <id>',
  describe: 'Attach a product to a deal',
  usage: '<id> --product <id> --price <number> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/deals/{id}/products',
    shape: 'record',
    undo: { command: 'deal product remove', args: { id: '{id}', attachment: '{created}' } },
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    product: { demandOption: true, kind: 'id', wire: { in: 'body', name: 'product_id' }, describe: 'Product id' },
    price: {
      demandOption: true,
      kind: 'number',
      decimals: 4,
      wire: { in: 'body', name: 'item_price' },
      describe: 'Price per unit',
    },
    discount: { kind: 'number', decimals: 4, wire: { in: 'body', name: 'discount' }, describe: 'Discount on the row' },
    'discount-type': {
      kind: 'enum',
      choices: ['percentage', 'amount'],
      wire: { in: 'body', name: 'discount_type' },
      describe: 'Type of the discount',
    },
    tax: { kind: 'number', unit: 'percent', wire: { in: 'body', name: 'tax' }, describe: 'Tax rate' },
    comments: { kind: 'text', wire: { in: 'body', name: 'comments' }, describe: 'Comments on the row' },
    quantity: { kind: 'number', default: '1', wire: { in: 'body', name: 'quantity' }, describe: 'Number of units' },
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
  },
});
