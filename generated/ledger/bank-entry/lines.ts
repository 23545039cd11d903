// From specs/ledger/bank-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, type LinesFlags } from '../flags.js';

/** Flags and arguments of `bank-entry lines`. */
export interface BankEntryLinesArgs extends LinesFlags {
  readonly refs: readonly string[];
}

export const command = defineCommand<BankEntryLinesArgs>(() => import('../client.js'), {
  id: 'ledger.bank-entry.lines',
  command: 'lines <refs..>',
  describe: 'List the lines of bank entries',
  usage: '<refs...> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/financialtransaction/BankEntryLines',
    query: { $orderby: 'LineNumber' },
    paging: 'link',
    columns: [
      { key: 'EntryNumber', header: 'EntryNumber' },
      { key: 'AccountName', header: 'AccountName' },
      { key: 'Date', header: 'Date' },
      { key: 'AmountDC', header: 'AmountDC', amount: true },
      { key: 'Description', header: 'Description' },
      { key: 'GLAccountCode', header: 'GLAccountCode' },
      { key: 'Quantity', header: 'Quantity' },
      { key: 'VATCode', header: 'VATCode' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: {
      name: 'financialtransaction/BankEntryLines',
      key: { field: 'ID', type: 'Edm.Guid' },
      needsSelect: true,
      documents: { argument: 'refs', id: 'EntryID', field: 'EntryNumber' },
    },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'key',
      wire: [
        { in: 'term', name: "EntryID eq guid'{guid}'", when: 'uuid' },
        { in: 'term', name: 'EntryNumber eq {number}', when: 'digits' },
      ],
      describe: 'Bank entry numbers or GUIDs',
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
