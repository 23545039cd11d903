// From specs/ledger/transaction.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `transaction list`. */
export interface TransactionListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly from?: string;
  readonly 'gl-account'?: string;
  readonly journal?: string;
  readonly period?: number;
  readonly to?: string;
  readonly year?: number;
}

export const command = defineCommand<TransactionListArgs>(() => import('../client.js'), {
  id: 'ledger.transaction.list',
  command: 'list',
  describe: 'List booked transaction lines',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/financialtransaction/TransactionLines',
    paging: 'link',
    columns: [
      { key: 'EntryNumber', header: 'Entry' },
      { key: 'LineNumber', header: 'Line' },
      { key: 'Date', header: 'Date' },
      { key: 'JournalCode', header: 'Journal' },
      { key: 'GLAccountCode', header: 'G/L' },
      { key: 'AmountDC', header: 'Amount', amount: true },
      { key: 'Description', header: 'Description' },
      { key: 'AccountName', header: 'Account name' },
    ],
    shape: 'rows',
    resource: {
      name: 'financialtransaction/TransactionLines',
      key: { field: 'ID', type: 'Edm.Guid' },
      needsSelect: true,
    },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Account eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    from: {
      kind: 'date',
      wire: { in: 'term', name: "Date ge datetime'{day}T00:00:00'" },
      describe: 'Dated on or after this day',
    },
    'gl-account': {
      kind: 'reference',
      reference: 'gl-account',
      wire: { in: 'term', name: "GLAccount eq guid'{guid}'" },
      describe: 'G/L account code or GUID',
    },
    journal: {
      kind: 'reference',
      of: 'text',
      reference: 'journal-name',
      wire: { in: 'term', name: "JournalCode eq '{text}'" },
      describe: 'Journal code or name',
    },
    period: {
      kind: 'integer',
      min: 0,
      max: 99,
      wire: { in: 'term', name: 'FinancialPeriod eq {number}' },
      describe: 'Financial period',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "Date le datetime'{day}T23:59:59'" },
      describe: 'Dated on or before this day',
    },
    year: {
      kind: 'integer',
      min: 1900,
      max: 2199,
      wire: { in: 'term', name: 'FinancialYear eq {number}' },
      describe: 'Financial year',
    },
    ...linesFlags,
    ...listFlags,
  },
});
