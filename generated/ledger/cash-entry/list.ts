// From specs/ledger/cash-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `cash-entry list`. */
export interface CashEntryListArgs extends LinesFlags, ListFlags {
  readonly journal?: string;
  readonly period?: number;
  readonly year?: number;
}

export const command = defineCommand<CashEntryListArgs>(() => import('../client.js'), {
  id: 'ledger.cash-entry.list',
  command: 'list',
  describe: 'List cash entries',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/financialtransaction/CashEntries',
    paging: 'link',
    columns: [
      { key: 'EntryNumber', header: 'Number' },
      { key: 'JournalCode', header: 'Journal' },
      { key: 'FinancialYear', header: 'Year' },
      { key: 'FinancialPeriod', header: 'Period' },
      { key: 'OpeningBalanceFC', header: 'Opening', amount: true },
      { key: 'ClosingBalanceFC', header: 'Closing', amount: true },
      { key: 'StatusDescription', header: 'Status' },
      { key: 'EntryID', header: 'Entry ID' },
    ],
    shape: 'rows',
    resource: { name: 'financialtransaction/CashEntries', key: { field: 'EntryID', type: 'Edm.Guid' } },
  }),
  flags: {
    journal: {
      kind: 'reference',
      of: 'text',
      reference: 'journal-name',
      wire: { in: 'term', name: "JournalCode eq '{text}'" },
      describe: 'Journal code or name',
    },
    period: {
      kind: 'integer',
      min: 1,
      max: 99,
      wire: { in: 'term', name: 'FinancialPeriod eq {number}' },
      describe: 'Financial period',
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
