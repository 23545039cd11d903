// From specs/ledger/purchase-invoice.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, type LinesFlags } from '../flags.js';

/** Flags and arguments of `purchase-invoice lines`. */
export interface PurchaseInvoiceLinesArgs extends LinesFlags {
  readonly refs: readonly string[];
}

export const command = defineCommand<PurchaseInvoiceLinesArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-invoice.lines',
  command: 'lines <refs..>',
  describe: 'List the lines of purchase invoices',
  usage: '<refs...> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/purchase/PurchaseInvoiceLines',
    query: { $orderby: 'LineNumber' },
    paging: 'link',
    columns: [
      { key: 'LineNumber', header: 'LineNumber' },
      { key: 'Description', header: 'Description' },
      { key: 'AmountDC', header: 'AmountDC', amount: true },
      { key: 'Quantity', header: 'Quantity' },
      { key: 'UnitPrice', header: 'UnitPrice', amount: true },
      { key: 'VATCode', header: 'VATCode' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: {
      name: 'purchase/PurchaseInvoiceLines',
      key: { field: 'ID', type: 'Edm.Guid' },
      documents: { argument: 'refs', id: 'InvoiceID', field: 'EntryNumber' },
    },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'purchase-invoice',
      wire: { in: 'term', name: "InvoiceID eq guid'{guid}'" },
      describe: 'Purchase invoice numbers or GUIDs',
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
