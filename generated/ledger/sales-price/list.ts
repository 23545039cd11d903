// From specs/ledger/sales-price.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `sales-price list`. */
export interface SalesPriceListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly from?: string;
  readonly item?: string;
  readonly to?: string;
}

export const command = defineCommand<SalesPriceListArgs>(() => import('../client.js'), {
  id: 'ledger.sales-price.list',
  command: 'list',
  describe: 'List sales prices',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/logistics/SalesItemPrices',
    paging: 'link',
    columns: [
      { key: 'ItemCode', header: 'Item' },
      { key: 'AccountName', header: 'Account name' },
      { key: 'Price', header: 'Price', amount: true },
      { key: 'Currency', header: 'Currency' },
      { key: 'Unit', header: 'Unit' },
      { key: 'Quantity', header: 'Quantity' },
      { key: 'StartDate', header: 'Start date' },
      { key: 'EndDate', header: 'End date' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'logistics/SalesItemPrices', key: { field: 'ID', type: 'Edm.Guid' }, needsSelect: true },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Account eq guid'{guid}'" },
      describe: 'Customer code or GUID',
    },
    from: {
      kind: 'date',
      wire: { in: 'term', name: "StartDate ge datetime'{day}T00:00:00'" },
      describe: 'Start date on or after this day',
    },
    item: {
      kind: 'reference',
      reference: 'item',
      wire: { in: 'term', name: "Item eq guid'{guid}'" },
      describe: 'Item code or GUID',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "StartDate le datetime'{day}T23:59:59'" },
      describe: 'Start date on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
