// From specs/ledger/item.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `item list`. */
export interface ItemListArgs extends LinesFlags, ListFlags {
  readonly purchase?: boolean;
  readonly sales?: boolean;
  readonly search?: string;
  readonly stock?: boolean;
}

export const command = defineCommand<ItemListArgs>(() => import('../client.js'), {
  id: 'ledger.item.list',
  command: 'list',
  describe: 'List items',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/logistics/Items',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'StandardSalesPrice', header: 'Price', amount: true },
      { key: 'Unit', header: 'Unit' },
      { key: 'Stock', header: 'Stock' },
      { key: 'ItemGroupCode', header: 'Group' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'logistics/Items', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    purchase: {
      kind: 'yesno',
      wire: { in: 'term', name: 'IsPurchaseItem eq {boolean}' },
      describe: 'Only purchase items ("no" to exclude them)',
    },
    sales: {
      kind: 'yesno',
      wire: { in: 'term', name: 'IsSalesItem eq {boolean}' },
      describe: 'Only sales items ("no" to exclude them)',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or Code eq '{text}')" },
      describe: 'Part of the description or the exact code',
    },
    stock: {
      kind: 'yesno',
      wire: { in: 'term', name: 'IsStockItem eq {boolean}' },
      describe: 'Only stock items ("no" to exclude them)',
    },
    ...linesFlags,
    ...listFlags,
  },
});
