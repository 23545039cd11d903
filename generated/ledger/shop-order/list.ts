// From specs/ledger/shop-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `shop-order list`. */
export interface ShopOrderListArgs extends LinesFlags, ListFlags {
  readonly from?: string;
  readonly item?: string;
  readonly search?: string;
  readonly status?: number;
  readonly to?: string;
}

export const command = defineCommand<ShopOrderListArgs>(() => import('../client.js'), {
  id: 'ledger.shop-order.list',
  command: 'list',
  describe: 'List shop orders',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/manufacturing/ShopOrders',
    paging: 'link',
    columns: [
      { key: 'ShopOrderNumber', header: 'Number' },
      { key: 'Description', header: 'Description' },
      { key: 'ItemCode', header: 'Item' },
      { key: 'PlannedDate', header: 'Date' },
      { key: 'PlannedQuantity', header: 'Planned' },
      { key: 'ProducedQuantity', header: 'Produced' },
      { key: 'Status', header: 'Status' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'manufacturing/ShopOrders', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    from: {
      kind: 'date',
      wire: { in: 'term', name: "PlannedDate ge datetime'{day}T00:00:00'" },
      describe: 'Planned on or after this day',
    },
    item: {
      kind: 'reference',
      reference: 'item',
      wire: { in: 'term', name: "Item eq guid'{guid}'" },
      describe: 'Item code or GUID',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "substringof('{text}',Description)" },
      describe: 'Part of the description',
    },
    status: { kind: 'integer', wire: { in: 'term', name: 'Status eq {number}' }, describe: 'Status number' },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "PlannedDate le datetime'{day}T23:59:59'" },
      describe: 'Planned on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
