// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, type LinesFlags } from '../flags.js';

/** Flags and arguments of `quotation lines`. */
export interface QuotationLinesArgs extends LinesFlags {
  readonly refs: readonly string[];
}

export const command = defineCommand<QuotationLinesArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.lines',
  command: 'lines <refs..>',
  describe: 'List the lines of quotations',
  usage: '<refs...> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/crm/QuotationLines',
    query: { $orderby: 'LineNumber' },
    paging: 'link',
    columns: [
      { key: 'QuotationNumber', header: 'QuotationNumber' },
      { key: 'VersionNumber', header: 'VersionNumber' },
      { key: 'Description', header: 'Description' },
      { key: 'AmountDC', header: 'AmountDC', amount: true },
      { key: 'Quantity', header: 'Quantity' },
      { key: 'UnitPrice', header: 'UnitPrice', amount: true },
      { key: 'VATCode', header: 'VATCode' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: {
      name: 'crm/QuotationLines',
      key: { field: 'ID', type: 'Edm.Guid' },
      needsSelect: true,
      documents: { argument: 'refs', id: 'QuotationID', field: 'QuotationNumber' },
    },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'key',
      wire: [
        { in: 'term', name: "QuotationID eq guid'{guid}'", when: 'uuid' },
        { in: 'term', name: 'QuotationNumber eq {number}', when: 'digits' },
      ],
      describe: 'Quotation numbers or GUIDs',
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
