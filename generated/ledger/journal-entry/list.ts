// From specs/ledger/journal-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `journal-entry list`. */
export interface JournalEntryListArgs extends LinesFlags, ListFlags {
  readonly journal?: string;
  readonly period?: number;
  readonly status?: number;
  readonly year?: number;
}

export const command = defineCommand<JournalEntryListArgs>(() => import('../client.js'), {
  id: 'ledger.journal-entry.list',
  command: 'list',
  describe: 'List general journal entries',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/generaljournalentry/GeneralJournalEntries',
    paging: 'link',
    columns: [
      { key: 'EntryNumber', header: 'Number' },
      { key: 'JournalCode', header: 'Journal' },
      { key: 'FinancialYear', header: 'Year' },
      { key: 'FinancialPeriod', header: 'Period' },
      {
        key: 'Amount',
        header: 'Amount',
        from: 'GeneralJournalEntryLines[].AmountDC',
        sum: 'positive',
        amount: true,
        expand: ['GeneralJournalEntryLines'],
      },
      {
        key: 'Description',
        header: 'Description',
        from: 'GeneralJournalEntryLines[0].Description',
        expand: ['GeneralJournalEntryLines'],
      },
      { key: 'StatusDescription', header: 'Status' },
      { key: 'EntryID', header: 'Entry ID' },
    ],
    shape: 'rows',
    resource: {
      name: 'generaljournalentry/GeneralJournalEntries',
      key: { field: 'EntryID', type: 'Edm.Guid' },
      needsSelect: true,
    },
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
      min: 0,
      max: 99,
      wire: { in: 'term', name: 'FinancialPeriod eq {number}' },
      describe: 'Financial period',
    },
    status: {
      kind: 'integer',
      choices: ['20', '50'],
      wire: { in: 'term', name: 'Status eq {number}' },
      describe: 'Status: 20 open, 50 processed',
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
