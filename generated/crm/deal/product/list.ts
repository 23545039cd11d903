// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `deal product list`. */
export interface DealProductListArgs {
  readonly id: string;
  readonly 'sort-by'?: 'id' | 'add_time' | 'update_time' | 'order_nr';
  readonly 'sort-direction'?: 'asc' | 'desc';
}

export const command = defineCommand<DealProductListArgs>(() => import('../../client.js'), {
  id: 'crm.deal.product.list',
  command: 'list <id>',
  describe: 'List products attached to a deal',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/deals/{id}/products',
    paging: 'cursor',
    cap: 500,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'product_id', header: 'Product' },
      { key: 'name', header: 'Name' },
      { key: 'item_price', header: 'Item price' },
      { key: 'quantity', header: 'Qty' },
      { key: 'discount', header: 'Discount' },
      { key: 'sum', header: 'Sum' },
    ],
    shape: 'rows',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    'sort-by': {
      kind: 'enum',
      choices: ['id', 'add_time', 'update_time', 'order_nr'],
      wire: { in: 'query', name: 'sort_by' },
      describe: 'Field to sort by',
    },
    'sort-direction': {
      kind: 'enum',
      choices: ['asc', 'desc'],
      wire: { in: 'query', name: 'sort_direction' },
      describe: 'Sort order',
    },
  },
});
