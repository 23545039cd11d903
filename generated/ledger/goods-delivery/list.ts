// From specs/ledger/goods-delivery.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `goods-delivery list`. */
export interface GoodsDeliveryListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly from?: string;
  readonly search?: string;
  readonly to?: string;
}

export const command = defineCommand<GoodsDeliveryListArgs>(() => import('../client.js'), {
  id: 'ledger.goods-delivery.list',
  command: 'list',
  describe: 'List goods deliveries',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/salesorder/GoodsDeliveries',
    paging: 'link',
    columns: [
      { key: 'DeliveryNumber', header: 'Number' },
      { key: 'DeliveryDate', header: 'Date' },
      { key: 'DeliveryAccountName', header: 'Account' },
      { key: 'Description', header: 'Description' },
      { key: 'TrackingNumber', header: 'Tracking' },
      { key: 'EntryID', header: 'Entry ID' },
    ],
    shape: 'rows',
    resource: { name: 'salesorder/GoodsDeliveries', key: { field: 'EntryID', type: 'Edm.Guid' }, needsSelect: true },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "DeliveryAccount eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    from: {
      kind: 'date',
      wire: { in: 'term', name: "DeliveryDate ge datetime'{day}T00:00:00'" },
      describe: 'Delivered on or after this day',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "substringof('{text}',Description)" },
      describe: 'Part of the description',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "DeliveryDate le datetime'{day}T23:59:59'" },
      describe: 'Delivered on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
