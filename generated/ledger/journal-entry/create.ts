// From specs/ledger/journal-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type DocumentLine } from 'cmdspec-runtime';

/** Flags and arguments of `journal-entry create`. */
export interface JournalEntryCreateArgs {
  readonly date?: string;
  readonly description?: string;
  readonly journal: string;
  readonly line: readonly DocumentLine[];
}

export const command = defineCommand<JournalEntryCreateArgs>(() => import('../client.js'), {
  id: 'ledger.journal-entry.create',
  command: 'create',
  describe: 'Create a balanced general journal entry',
  usage: '--journal <code|name> --line <line> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/generaljournalentry/GeneralJournalEntries',
    body: { FinancialYear: '{period.FinYear}', FinancialPeriod: '{period.FinPeriod}' },
    shape: 'record',
    says: 'Created journal entry {answer.EntryNumber|created}',
    undo: {
      command: 'journal-entry delete',
      args: { refs: '{created}' },
      reversals: [
        {
          command: 'journal-entry create',
          when: { Status: 50 },
          reason: 'A processed entry cannot be deleted; an entry with the opposite amounts takes it back.',
          fields: [
            'JournalCode',
            'Currency',
            'FinancialYear',
            'FinancialPeriod',
            'ExchangeRate',
            'GeneralJournalEntryLines.GLAccount',
            'GeneralJournalEntryLines.Account',
            'GeneralJournalEntryLines.AmountFC',
            'GeneralJournalEntryLines.AmountVATFC',
            'GeneralJournalEntryLines.VATCode',
            'GeneralJournalEntryLines.VATPercentage',
            'GeneralJournalEntryLines.Quantity',
            'GeneralJournalEntryLines.Date',
            'GeneralJournalEntryLines.CostCenter',
            'GeneralJournalEntryLines.CostUnit',
            'GeneralJournalEntryLines.Project',
            'GeneralJournalEntryLines.ProjectWBS',
            'GeneralJournalEntryLines.Asset',
            'GeneralJournalEntryLines.OurRef',
            'GeneralJournalEntryLines.Description',
            'GeneralJournalEntryLines.Notes',
          ],
          negative: [
            'GeneralJournalEntryLines.AmountFC',
            'GeneralJournalEntryLines.AmountVATFC',
            'GeneralJournalEntryLines.Quantity',
          ],
        },
      ],
    },
    reader: { command: 'get', args: { resource: 'generaljournalentry/GeneralJournalEntries', id: '{created}' } },
    change: true,
    resource: { name: 'generaljournalentry/GeneralJournalEntries', key: { field: 'EntryID', type: 'Edm.Guid' } },
    find: {
      period: {
        path: '/api/v1/{division}/financial/FinancialPeriods',
        query: {
          $filter: "StartDate le datetime'{date}T00:00:00' and EndDate ge datetime'{date}T00:00:00'",
          $select: 'FinYear,FinPeriod',
          $top: '2',
        },
        when: ['date'],
        expect: 'one',
        noun: 'financial period',
        nearest: { by: 'StartDate', date: 'date', shows: 'period {FinPeriod} of {FinYear}, {StartDate} to {EndDate}' },
      },
    },
  }),
  flags: {
    date: { kind: 'date', wire: { in: 'line', name: 'Date' }, describe: 'Date of every line (determines the period)' },
    description: {
      kind: 'text',
      wire: { in: 'line', name: 'Description' },
      describe: 'Description of lines without one',
    },
    journal: {
      demandOption: true,
      kind: 'reference',
      of: 'text',
      reference: 'journal-name',
      wire: { in: 'body', name: 'JournalCode' },
      describe: 'Journal code or name',
    },
    line: {
      demandOption: true,
      kind: 'line',
      minItems: 2,
      wire: { in: 'body', name: 'GeneralJournalEntryLines' },
      line: {
        head: {
          account: {
            kind: 'reference',
            field: 'GLAccount',
            reference: 'gl-account',
            describe: 'G/L account code or GUID',
          },
          amount: {
            kind: 'number',
            field: 'AmountFC',
            decimals: 2,
            describe: 'Amount: positive for debit, negative for credit',
          },
        },
        options: {},
        text: 'Description',
        balanced: 'amount',
      },
      repeat: true,
      describe: 'One line of the entry',
    },
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
});
