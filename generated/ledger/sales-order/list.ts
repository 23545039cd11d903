// From specs/ledger/sales-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `sales-order list`. */
export interface SalesOrderListArgs extends LinesFlags, ListFlags {
  readonly customer?: string;
  readonly from?: string;
  readonly search?: string;
  readonly status?: number;
  readonly to?: string;
}

export const command = defineCommand<SalesOrderListArgs>(() => import('../client.js'), {
  id: 'ledger.sales-order.list',
  command: 'list',
  describe: 'List sales orders',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/salesorder/SalesOrders',
    paging: 'link',
    columns: [
      { key: 'OrderNumber', header: 'Number' },
      { key: 'InvoiceToName', header: 'Customer' },
      { key: 'OrderDate', header: 'Date' },
      { key: 'AmountDC', header: 'Amount', amount: true },
      { key: 'StatusDescription', header: 'Status' },
      { key: 'Description', header: 'Description' },
      { key: 'YourRef', header: 'Your ref' },
      { key: 'OrderID', header: 'Order ID' },
    ],
    shape: 'rows',
    resource: { name: 'salesorder/SalesOrders', key: { field: 'OrderID', type: 'Edm.Guid' } },
  }),
  flags: {
    customer: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "OrderedBy eq guid'{guid}'" },
      describe: 'Customer code or GUID',
    },
    from: {
      kind: 'date',
      wire: { in: 'term', name: "OrderDate ge datetime'{day}T00:00:00'" },
      describe: 'Ordered on or after this day',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or substringof('{text}',OrderedByName))" },
      describe: 'Part of the description or customer name',
    },
    status: {
      kind: 'integer',
      choices: ['12', '20', '21', '45'],
      wire: { in: 'term', name: 'Status eq {number}' },
      describe: 'Status: 12 open, 20 partial, 21 complete, 45 canceled',
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
