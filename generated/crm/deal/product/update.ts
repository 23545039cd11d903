// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';

/** Flags and arguments of `deal product update`. */
export interface DealProductUpdateArgs {
  /** Deal id. */
  readonly id: string;
  /** Attachment id, shown by `deal product list`. */
  readonly attachment: string;
  /** Product id. */
  readonly product?: string;
  /** Price per unit. */
  readonly price?: Decimal;
  /** Number of units. */
  readonly quantity?: Decimal;
  /** Discount on the row. */
  readonly discount?: Decimal;
  /** Type of the discount. */
  readonly 'discount-type'?: 'percentage' | 'amount';
  /** Tax rate. */
  readonly tax?: Decimal;
  /** Comments on the row. */
  readonly comments?: string;
}

export const command = defineCommand<DealProductUpdateArgs>(() => import('../../client.js'), {
  id: 'crm.deal.product.update',
  command: 'update <id>',
  describe: 'Update an attached product',
  usage: '<id> --attachment <id> [flags]',
  effect: 'update',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    attachment: {
      type: 'string',
      demandOption: true,
      kind: 'id',
      wire: { in: 'path', name: 'attachment' },
      describe: 'Attachment id, shown by `deal product list`',
    },
    product: { type: 'string', kind: 'id', wire: { in: 'body', name: 'product_id' }, describe: 'Product id' },
    price: {
      type: 'string',
      kind: 'number',
      decimals: 4,
      wire: { in: 'body', name: 'item_price' },
      describe: 'Price per unit',
    },
    quantity: { type: 'string', kind: 'number', wire: { in: 'body', name: 'quantity' }, describe: 'Number of units' },
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
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/deals/{id}/products/{attachment}',
    shape: 'record',
    naming: { path: '/api/v2/deals/{id}', id: 'id', field: 'title' },
    change: true,
  }),
});
