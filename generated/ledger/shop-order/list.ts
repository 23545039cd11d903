// From specs/ledger/shop-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `shop-order list`. */
export interface ShopOrderListArgs extends LinesFlags, ListFlags {
  /** Planned on or after this day. */
  readonly from?: string;
  /** Item code or GUID. */
  readonly item?: string;
  /** Part of the description. */
  readonly search?: string;
  /** Status number. */
  readonly status?: number;
  /** Planned on or before this day. */
  readonly to?: string;
}

export const command = defineCommand<ShopOrderListArgs>(() => import('../client.js'), {
  id: 'ledger.shop-order.list',
  command: 'list',
  describe: 'List shop orders',
  usage: '[flags]',
  effect: 'read',
  flags: {
    from: {
      type: 'string',
      kind: 'date',
      wire: { in: 'term', name: "PlannedDate ge datetime'{day}T00:00:00'" },
      describe: 'Planned on or after this day',
    },
    item: {
      type: 'string',
      kind: 'reference',
      reference: 'item',
      wire: { in: 'term', name: "Item eq guid'{guid}'" },
      describe: 'Item code or GUID',
    },
    search: {
      type: 'string',
      kind: 'text',
      wire: { in: 'term', name: "substringof('{text}',Description)" },
      describe: 'Part of the description',
    },
    status: {
      type: 'string',
      kind: 'integer',
      wire: { in: 'term', name: 'Status eq {number}' },
      describe: 'Status number',
    },
    to: {
      type: 'string',
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "PlannedDate le datetime'{day}T23:59:59'" },
      describe: 'Planned on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
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
});
