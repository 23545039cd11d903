// From specs/ledger/sales-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type DocumentLine } from 'cmdspec-runtime';

/** Flags and arguments of `sales-entry create`. */
export interface SalesEntryCreateArgs {
  readonly 'allow-duplicate'?: boolean;
  readonly 'credit-note'?: boolean;
  readonly customer: string;
  readonly date?: string;
  readonly description?: string;
  readonly file?: readonly string[];
  readonly invoice?: string;
  readonly journal: string;
  readonly line: readonly DocumentLine[];
}

export const command = defineCommand<SalesEntryCreateArgs>(() => import('../client.js'), {
  id: 'ledger.sales-entry.create',
  command: 'create',
  describe: 'Create a sales entry or credit note',
  usage: '--customer <id|code> --journal <code|name> --line <line> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/salesentry/SalesEntries',
    shape: 'record',
    says: 'Created sales entry {answer.EntryNumber|created}',
    undo: {
      command: 'sales-entry delete',
      args: { refs: '{created}' },
      reversals: [
        {
          command: 'sales-entry create',
          when: { Status: 50 },
          reason: 'A processed entry cannot be deleted; a credit note takes it back.',
          fields: [
            'Customer',
            'Journal',
            'Currency',
            'Rate',
            'EntryDate',
            'ReportingYear',
            'ReportingPeriod',
            'Description',
            'YourRef',
            'PaymentCondition',
            'Type',
            'SalesEntryLines.GLAccount',
            'SalesEntryLines.AmountFC',
            'SalesEntryLines.VATCode',
            'SalesEntryLines.VATPercentage',
            'SalesEntryLines.VATAmountFC',
            'SalesEntryLines.Quantity',
            'SalesEntryLines.From',
            'SalesEntryLines.To',
            'SalesEntryLines.CostCenter',
            'SalesEntryLines.CostUnit',
            'SalesEntryLines.Project',
            'SalesEntryLines.Asset',
            'SalesEntryLines.Description',
            'SalesEntryLines.Notes',
          ],
          negative: ['SalesEntryLines.AmountFC', 'SalesEntryLines.VATAmountFC', 'SalesEntryLines.Quantity'],
          values: { Type: { 20: 21, 21: 20 } },
        },
      ],
    },
    locate: {
      by: [
        ['YourRef', 'YourRef'],
        ['Customer', 'Customer'],
        ['Journal', 'Journal'],
      ],
      created: 'Created',
      window: 86400,
      list: { command: 'sales-entry list', args: {}, query: { $orderby: 'Created desc' }, newestFirst: true },
    },
    reader: { command: 'get', args: { resource: 'salesentry/SalesEntries', id: '{created}' } },
    change: true,
    resource: { name: 'salesentry/SalesEntries', key: { field: 'EntryID', type: 'Edm.Guid' } },
    find: {
      'sales-entry': {
        path: '/api/v1/{division}/salesentry/SalesEntries',
        query: {
          $filter: "Customer eq guid'{customer}' and YourRef eq '{invoice}' and Type ne 21",
          $select: 'EntryNumber,AmountDC,EntryDate',
          $top: '1',
        },
        when: ['customer', 'invoice'],
        unless: ['allow-duplicate', 'credit-note'],
        expect: 'none',
        noun: 'sales entry',
        shows: 'number {EntryNumber}, {AmountDC} on {EntryDate}',
      },
      'sales-entry-credit': {
        path: '/api/v1/{division}/salesentry/SalesEntries',
        query: {
          $filter: "Customer eq guid'{customer}' and YourRef eq '{invoice}' and Type eq 21",
          $select: 'EntryNumber,AmountDC,EntryDate',
          $top: '1',
        },
        when: ['customer', 'invoice', 'credit-note'],
        unless: ['allow-duplicate'],
        expect: 'none',
        noun: 'sales credit note',
        shows: 'number {EntryNumber}, {AmountDC} on {EntryDate}',
      },
    },
    attach: {
      'sales-document': {
        holder: {
          path: '/api/v1/{division}/documents/Documents',
          body: { Subject: '{description|file.name}', Type: 10, Account: '{customer}', DocumentDate: '{date}' },
          noun: 'document',
          undo: { none: 'The document is kept, because a booked entry may refer to it.' },
          as: 'Document',
        },
        file: {
          path: '/api/v1/{division}/documents/DocumentAttachments',
          body: { Document: '{holder}', FileName: '{file.name}', Attachment: '{file.base64}' },
          noun: 'attachment',
          undo: { none: 'The file stays in its document.' },
        },
      },
    },
  }),
  flags: {
    'allow-duplicate': { kind: 'boolean', describe: 'Create the entry even if its reference is already in use' },
    'credit-note': {
      kind: 'boolean',
      wire: { in: 'body', name: 'Type' },
      send: 21,
      describe: 'Create a credit note (amounts become negative)',
    },
    customer: {
      demandOption: true,
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'Customer' },
      describe: 'Customer code or GUID',
    },
    date: { kind: 'date', wire: { in: 'body', name: 'EntryDate' }, describe: 'Date of the entry' },
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the entry' },
    file: {
      kind: 'path',
      wire: { in: 'attach', name: 'sales-document' },
      repeat: true,
      describe: 'File to attach (all files are attached to one new document)',
    },
    invoice: { kind: 'text', wire: { in: 'body', name: 'YourRef' }, describe: 'Customer reference' },
    journal: {
      demandOption: true,
      kind: 'reference',
      of: 'text',
      reference: 'journal-name',
      wire: { in: 'body', name: 'Journal' },
      describe: 'Sales journal code or name',
    },
    line: {
      demandOption: true,
      kind: 'line',
      minItems: 1,
      wire: { in: 'body', name: 'SalesEntryLines' },
      line: {
        head: {
          account: {
            kind: 'reference',
            field: 'GLAccount',
            reference: 'gl-account',
            describe: 'G/L account code or GUID',
          },
          amount: { kind: 'number', field: 'AmountFC', decimals: 2, describe: 'Amount in the currency of the entry' },
        },
        options: {
          'cost-center': { kind: 'text', field: 'CostCenter', describe: 'Cost center code' },
          'cost-unit': { kind: 'text', field: 'CostUnit', describe: 'Cost unit code' },
          from: { kind: 'date', field: 'From', describe: 'First day of the period that the amount is spread over' },
          quantity: { kind: 'number', field: 'Quantity', describe: 'Quantity' },
          to: { kind: 'date', field: 'To', describe: 'Last day of the period that the amount is spread over' },
          vat: { kind: 'reference', field: 'VATCode', reference: 'vat-name', describe: 'VAT code or name' },
          'vat-amount': { kind: 'number', field: 'VATAmountFC', decimals: 2, describe: 'VAT amount' },
        },
        text: 'Description',
        spans: [['from', 'to']],
        negative: { when: 'credit-note', parts: ['amount', 'vat-amount'] },
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
