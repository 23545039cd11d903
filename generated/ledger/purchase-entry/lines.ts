// From specs/ledger/purchase-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, type LinesFlags } from '../flags.js';

/** Flags and arguments of `purchase-entry lines`. */
export interface PurchaseEntryLinesArgs extends LinesFlags {
  readonly refs: readonly string[];
}

export const command = defineCommand<PurchaseEntryLinesArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-entry.lines',
  command: 'lines <refs..>',
  describe: 'List the lines of purchase entries',
  usage: '<refs...> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/purchaseentry/PurchaseEntryLines',
    query: { $orderby: 'LineNumber' },
    paging: 'link',
    columns: [
      { key: 'LineNumber', header: 'LineNumber' },
      { key: 'Description', header: 'Description' },
      { key: 'AmountDC', header: 'AmountDC', amount: true },
      { key: 'GLAccountCode', header: 'GLAccountCode' },
      { key: 'Quantity', header: 'Quantity' },
      { key: 'VATCode', header: 'VATCode' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: {
      name: 'purchaseentry/PurchaseEntryLines',
      key: { field: 'ID', type: 'Edm.Guid' },
      needsSelect: true,
      documents: { argument: 'refs', id: 'EntryID', field: 'EntryNumber' },
    },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'purchase-entry',
      wire: { in: 'term', name: "EntryID eq guid'{guid}'" },
      describe: 'Purchase entry numbers or GUIDs',
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
