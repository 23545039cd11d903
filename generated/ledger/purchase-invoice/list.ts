// From specs/ledger/purchase-invoice.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `purchase-invoice list`. */
export interface PurchaseInvoiceListArgs extends LinesFlags, ListFlags {
  readonly from?: string;
  readonly status?: number;
  readonly supplier?: string;
  readonly to?: string;
}

export const command = defineCommand<PurchaseInvoiceListArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-invoice.list',
  command: 'list',
  describe: 'List purchase invoices',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/purchase/PurchaseInvoices',
    paging: 'link',
    columns: [
      { key: 'EntryNumber', header: 'Number' },
      { key: 'Description', header: 'Description' },
      { key: 'InvoiceDate', header: 'Date' },
      { key: 'AmountDC', header: 'Amount', amount: true },
      { key: 'Status', header: 'Status', values: { 10: '10 draft', 20: '20 open', 50: '50 processed' } },
      { key: 'YourRef', header: 'Your ref' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'purchase/PurchaseInvoices', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    from: {
      kind: 'date',
      wire: { in: 'term', name: "InvoiceDate ge datetime'{day}T00:00:00'" },
      describe: 'Dated on or after this day',
    },
    status: {
      kind: 'integer',
      choices: ['10', '20', '50'],
      wire: { in: 'term', name: 'Status eq {number}' },
      describe: 'Status: 10 draft, 20 open, 50 processed',
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
      wire: { in: 'term', name: "InvoiceDate le datetime'{day}T23:59:59'" },
      describe: 'Dated on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
