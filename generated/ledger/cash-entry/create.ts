// From specs/ledger/cash-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type DocumentLine } from 'cmdspec-runtime';

/** Flags and arguments of `cash-entry create`. */
export interface CashEntryCreateArgs {
  readonly account?: string;
  readonly date?: string;
  readonly description?: string;
  readonly journal: string;
  readonly line: readonly DocumentLine[];
}

export const command = defineCommand<CashEntryCreateArgs>(() => import('../client.js'), {
  id: 'ledger.cash-entry.create',
  command: 'create',
  describe: 'Create a cash entry',
  usage: '--journal <code|name> --line <line> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/financialtransaction/CashEntries',
    body: { FinancialYear: '{period.FinYear}', FinancialPeriod: '{period.FinPeriod}' },
    shape: 'record',
    says: 'Created cash entry {answer.EntryNumber|created}',
    undo: {
      command: 'cash-entry delete',
      args: { refs: '{created}' },
      reversals: [
        {
          command: 'cash-entry create',
          when: { Status: 50 },
          reason: 'A processed entry cannot be deleted; an entry with the opposite amounts takes it back.',
          fields: [
            'JournalCode',
            'Currency',
            'FinancialYear',
            'FinancialPeriod',
            'CashEntryLines.GLAccount',
            'CashEntryLines.Account',
            'CashEntryLines.AmountFC',
            'CashEntryLines.AmountVATFC',
            'CashEntryLines.VATCode',
            'CashEntryLines.VATPercentage',
            'CashEntryLines.Quantity',
            'CashEntryLines.Date',
            'CashEntryLines.CostCenter',
            'CashEntryLines.CostUnit',
            'CashEntryLines.Project',
            'CashEntryLines.ProjectWBS',
            'CashEntryLines.Asset',
            'CashEntryLines.OurRef',
            'CashEntryLines.Description',
            'CashEntryLines.Notes',
            'CashEntryLines.VATType',
            'CashEntryLines.ExchangeRate',
          ],
          negative: ['CashEntryLines.AmountFC', 'CashEntryLines.AmountVATFC', 'CashEntryLines.Quantity'],
        },
      ],
    },
    reader: { command: 'get', args: { resource: 'financialtransaction/CashEntries', id: '{created}' } },
    change: true,
    resource: { name: 'financialtransaction/CashEntries', key: { field: 'EntryID', type: 'Edm.Guid' } },
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
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'line', name: 'Account' },
      describe: 'Account code or GUID for every line',
    },
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
      minItems: 1,
      wire: { in: 'body', name: 'CashEntryLines' },
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
            describe: 'Amount: positive for receipts, negative for payments',
          },
        },
        options: {},
        text: 'Description',
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
