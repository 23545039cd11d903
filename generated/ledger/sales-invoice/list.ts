// From specs/ledger/sales-invoice.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `sales-invoice list`. */
export interface SalesInvoiceListArgs extends LinesFlags, ListFlags {
  readonly customer?: string;
  readonly from?: string;
  readonly search?: string;
  readonly status?: number;
  readonly to?: string;
}

export const command = defineCommand<SalesInvoiceListArgs>(() => import('../client.js'), {
  id: 'ledger.sales-invoice.list',
  command: 'list',
  describe: 'List sales invoices',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/salesinvoice/SalesInvoices',
    paging: 'link',
    columns: [
      { key: 'InvoiceNumber', header: 'Number' },
      { key: 'InvoiceToName', header: 'Customer' },
      { key: 'InvoiceDate', header: 'Date' },
      { key: 'AmountDC', header: 'Amount', amount: true },
      { key: 'StatusDescription', header: 'Status' },
      { key: 'Description', header: 'Description' },
      { key: 'YourRef', header: 'Your ref' },
      { key: 'OrderNumber', header: 'Order' },
      { key: 'InvoiceID', header: 'Invoice ID' },
    ],
    shape: 'rows',
    resource: { name: 'salesinvoice/SalesInvoices', key: { field: 'InvoiceID', type: 'Edm.Guid' } },
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
      wire: { in: 'term', name: "InvoiceDate ge datetime'{day}T00:00:00'" },
      describe: 'Dated on or after this day',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or substringof('{text}',InvoiceToName))" },
      describe: 'Part of the description or customer name',
    },
    status: {
      kind: 'integer',
      choices: ['10', '20', '50'],
      wire: { in: 'term', name: 'Status eq {number}' },
      describe: 'Status: 10 draft, 20 open, 50 processed',
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
