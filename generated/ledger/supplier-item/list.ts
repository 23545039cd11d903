// From specs/ledger/supplier-item.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `supplier-item list`. */
export interface SupplierItemListArgs extends LinesFlags, ListFlags {
  readonly item?: string;
  readonly supplier?: string;
}

export const command = defineCommand<SupplierItemListArgs>(() => import('../client.js'), {
  id: 'ledger.supplier-item.list',
  command: 'list',
  describe: 'List supplier items',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/logistics/SupplierItem',
    paging: 'link',
    columns: [
      { key: 'ItemCode', header: 'Item' },
      { key: 'SupplierDescription', header: 'Supplier' },
      { key: 'SupplierItemCode', header: 'Supplier code' },
      { key: 'PurchasePrice', header: 'Price', amount: true },
      { key: 'Currency', header: 'Currency' },
      { key: 'PurchaseUnit', header: 'Unit' },
      { key: 'MainSupplier', header: 'Main' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'logistics/SupplierItem', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    item: {
      kind: 'reference',
      reference: 'item',
      wire: { in: 'term', name: "Item eq guid'{guid}'" },
      describe: 'Item code or GUID',
    },
    supplier: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Supplier eq guid'{guid}'" },
      describe: 'Supplier code or GUID',
    },
    ...linesFlags,
    ...listFlags,
  },
});
