// From specs/crm/product.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { idsFlags, type IdsFlags } from '../flags.js';

/** Flags and arguments of `product list`. */
export interface ProductListArgs extends IdsFlags {
  readonly owner?: string;
  readonly filter?: string;
  readonly 'sort-by'?: 'id' | 'name' | 'add_time' | 'update_time';
  readonly 'sort-direction'?: 'asc' | 'desc';
  readonly 'updated-since'?: string;
}

export const command = defineCommand<ProductListArgs>(() => import('../client.js'), {
  id: 'crm.product.list',
  command: 'list',
  describe: 'List products',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/products',
    paging: 'cursor',
    cap: 500,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'code', header: 'Code' },
      { key: 'unit', header: 'Unit' },
      { key: 'price', header: 'Price', from: 'prices[0].price', money: 'prices[0].currency' },
    ],
    shape: 'rows',
    customFields: 'product',
  }),
  flags: {
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'query', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    filter: {
      kind: 'id',
      wire: { in: 'query', name: 'filter_id' },
      describe: 'Id of a saved filter (the service then ignores the owner)',
    },
    'sort-by': {
      kind: 'enum',
      choices: ['id', 'name', 'add_time', 'update_time'],
      wire: { in: 'query', name: 'sort_by' },
      describe: 'Field to sort by',
    },
    'sort-direction': {
      kind: 'enum',
      choices: ['asc', 'desc'],
      wire: { in: 'query', name: 'sort_direction' },
      describe: 'Sort order',
    },
    'updated-since': {
      kind: 'timestamp',
      wire: { in: 'query', name: 'updated_since' },
      describe: 'Only records changed at or after this time, for example 2026-06-01T08:00:00Z',
    },
    ...idsFlags,
  },
});
