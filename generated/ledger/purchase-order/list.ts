// From specs/ledger/purchase-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `purchase-order list`. */
export interface PurchaseOrderListArgs extends LinesFlags, ListFlags {
  readonly from?: string;
  readonly search?: string;
  readonly status?: number;
  readonly supplier?: string;
  readonly to?: string;
}

export const command = defineCommand<PurchaseOrderListArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-order.list',
  command: 'list',
  describe: 'List purchase orders',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/purchaseorder/PurchaseOrders',
    paging: 'link',
    columns: [
      { key: 'OrderNumber', header: 'Number' },
      { key: 'SupplierName', header: 'Supplier' },
      { key: 'OrderDate', header: 'Date' },
      { key: 'AmountDC', header: 'Amount', amount: true },
      {
        key: 'OrderStatus',
        header: 'Status',
        values: { 10: '10 open', 20: '20 partial', 30: '30 complete', 40: '40 canceled' },
      },
      { key: 'Description', header: 'Description' },
      { key: 'YourRef', header: 'Your ref' },
      { key: 'PurchaseOrderID', header: 'Purchase order ID' },
    ],
    shape: 'rows',
    resource: { name: 'purchaseorder/PurchaseOrders', key: { field: 'PurchaseOrderID', type: 'Edm.Guid' } },
  }),
  flags: {
    from: {
      kind: 'date',
      wire: { in: 'term', name: "OrderDate ge datetime'{day}T00:00:00'" },
      describe: 'Ordered on or after this day',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or substringof('{text}',SupplierName))" },
      describe: 'Part of the description or supplier name',
    },
    status: {
      kind: 'integer',
      choices: ['10', '20', '30', '40'],
      wire: { in: 'term', name: 'OrderStatus eq {number}' },
      describe: 'Status: 10 open, 20 partial, 30 complete, 40 canceled',
    },
    supplier: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Supplier eq guid'{guid}'" },
      describe: 'Supplier code or GUID',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "OrderDate le datetime'{day}T23:59:59'" },
      describe: 'Ordered on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
