// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';

/** Flags and arguments of `deal product add`. */
export interface DealProductAddArgs {
  /** Deal id. */
  readonly id: string;
  /** Product id. */
  readonly product: string;
  /** Price per unit. */
  readonly price: Decimal;
  /** Discount on the row. */
  readonly discount?: Decimal;
  /** Type of the discount. */
  readonly 'discount-type'?: 'percentage' | 'amount';
  /** Tax rate. */
  readonly tax?: Decimal;
  /** Comments on the row. */
  readonly comments?: string;
  /** Number of units. */
  readonly quantity: Decimal;
}

export const command = defineCommand<DealProductAddArgs>(() => import('../../client.js'), {
  id: 'crm.deal.product.add',
  command: 'add <id>',
  describe: 'Attach a product to a deal',
  usage: '<id> --product <id> --price <number> [flags]',
  effect: 'create',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    product: {
      type: 'string',
      demandOption: true,
      kind: 'id',
      wire: { in: 'body', name: 'product_id' },
      describe: 'Product id',
    },
    price: {
      type: 'string',
      demandOption: true,
      kind: 'number',
      decimals: 4,
      wire: { in: 'body', name: 'item_price' },
      describe: 'Price per unit',
    },
    discount: {
      type: 'string',
      kind: 'number',
      decimals: 4,
      wire: { in: 'body', name: 'discount' },
      describe: 'Discount on the row',
    },
    'discount-type': {
      type: 'string',
      kind: 'enum',
      choices: ['percentage', 'amount'],
      wire: { in: 'body', name: 'discount_type' },
      describe: 'Type of the discount',
    },
    tax: { type: 'string', kind: 'number', unit: 'percent', wire: { in: 'body', name: 'tax' }, describe: 'Tax rate' },
    comments: { type: 'string', kind: 'text', wire: { in: 'body', name: 'comments' }, describe: 'Comments on the row' },
    quantity: {
      type: 'string',
      kind: 'number',
      default: '1',
      wire: { in: 'body', name: 'quantity' },
      describe: 'Number of units',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/deals/{id}/products',
    shape: 'record',
  }),
});
