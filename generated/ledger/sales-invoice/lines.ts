// From specs/ledger/sales-invoice.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, type LinesFlags } from '../flags.js';

/** Flags and arguments of `sales-invoice lines`. */
export interface SalesInvoiceLinesArgs extends LinesFlags {
  readonly refs: readonly string[];
}

export const command = defineCommand<SalesInvoiceLinesArgs>(() => import('../client.js'), {
  id: 'ledger.sales-invoice.lines',
  command: 'lines <refs..>',
  describe: 'List the lines of sales invoices',
  usage: '<refs...> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/salesinvoice/SalesInvoiceLines',
    query: { $orderby: 'LineNumber' },
    paging: 'link',
    columns: [
      { key: 'LineNumber', header: 'LineNumber' },
      { key: 'Description', header: 'Description' },
      { key: 'AmountDC', header: 'AmountDC', amount: true },
      { key: 'ItemCode', header: 'ItemCode' },
      { key: 'Quantity', header: 'Quantity' },
      { key: 'UnitPrice', header: 'UnitPrice', amount: true },
      { key: 'VATCode', header: 'VATCode' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: {
      name: 'salesinvoice/SalesInvoiceLines',
      key: { field: 'ID', type: 'Edm.Guid' },
      needsSelect: true,
      documents: { argument: 'refs', id: 'InvoiceID', field: 'InvoiceNumber' },
    },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'sales-invoice',
      wire: { in: 'term', name: "InvoiceID eq guid'{guid}'" },
      describe: 'Sales invoice numbers (invoice:number, order:number) or GUIDs',
    },
  },
  flags: {
    ...linesFlags,
    raw: {
      kind: 'boolean',
      wire: { in: 'print', name: 'raw' },
      describe: 'Print the response of the service unchanged',
    },
  },
});
