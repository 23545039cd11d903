// From specs/ledger/purchase-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type DocumentLine } from 'cmdspec-runtime';

/** Flags and arguments of `purchase-entry create`. */
export interface PurchaseEntryCreateArgs {
  readonly 'allow-duplicate'?: boolean;
  readonly 'credit-note'?: boolean;
  readonly date?: string;
  readonly description?: string;
  readonly file?: readonly string[];
  readonly invoice?: string;
  readonly journal: string;
  readonly line: readonly DocumentLine[];
  readonly supplier: string;
}

export const command = defineCommand<PurchaseEntryCreateArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-entry.create',
  command: 'create',
  describe: 'Create a purchase entry or credit note',
  usage: '--journal <code|name> --line <line> --supplier <id|code> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/purchaseentry/PurchaseEntries',
    shape: 'record',
    says: 'Created purchase entry {answer.EntryNumber|created}',
    undo: {
      command: 'purchase-entry delete',
      args: { refs: '{created}' },
      reversals: [
        {
          command: 'purchase-entry create',
          when: { Status: 50 },
          reason: 'A processed entry cannot be deleted; a credit note takes it back.',
          fields: [
            'Supplier',
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
            'PurchaseEntryLines.GLAccount',
            'PurchaseEntryLines.AmountFC',
            'PurchaseEntryLines.VATCode',
            'PurchaseEntryLines.VATPercentage',
            'PurchaseEntryLines.VATAmountFC',
            'PurchaseEntryLines.Quantity',
            'PurchaseEntryLines.From',
            'PurchaseEntryLines.To',
            'PurchaseEntryLines.CostCenter',
            'PurchaseEntryLines.CostUnit',
            'PurchaseEntryLines.Project',
            'PurchaseEntryLines.Asset',
            'PurchaseEntryLines.Description',
            'PurchaseEntryLines.Notes',
          ],
          negative: ['PurchaseEntryLines.AmountFC', 'PurchaseEntryLines.VATAmountFC', 'PurchaseEntryLines.Quantity'],
          values: { Type: { 30: 31, 31: 30 } },
        },
      ],
    },
    locate: {
      by: [
        ['YourRef', 'YourRef'],
        ['Supplier', 'Supplier'],
        ['Journal', 'Journal'],
      ],
      created: 'Created',
      window: 86400,
      list: { command: 'purchase-entry list', args: {}, query: { $orderby: 'Created desc' }, newestFirst: true },
    },
    reader: { command: 'get', args: { resource: 'purchaseentry/PurchaseEntries', id: '{created}' } },
    change: true,
    resource: { name: 'purchaseentry/PurchaseEntries', key: { field: 'EntryID', type: 'Edm.Guid' } },
    find: {
      'purchase-entry': {
        path: '/api/v1/{division}/purchaseentry/PurchaseEntries',
        query: {
          $filter: "Supplier eq guid'{supplier}' and YourRef eq '{invoice}' and Type ne 31",
          $select: 'EntryNumber,AmountDC,EntryDate',
          $top: '1',
        },
        when: ['supplier', 'invoice'],
        unless: ['allow-duplicate', 'credit-note'],
        expect: 'none',
        noun: 'purchase entry',
        shows: 'number {EntryNumber}, {AmountDC} on {EntryDate}',
      },
      'purchase-entry-credit': {
        path: '/api/v1/{division}/purchaseentry/PurchaseEntries',
        query: {
          $filter: "Supplier eq guid'{supplier}' and YourRef eq '{invoice}' and Type eq 31",
          $select: 'EntryNumber,AmountDC,EntryDate',
          $top: '1',
        },
        when: ['supplier', 'invoice', 'credit-note'],
        unless: ['allow-duplicate'],
        expect: 'none',
        noun: 'purchase credit note',
        shows: 'number {EntryNumber}, {AmountDC} on {EntryDate}',
      },
    },
    attach: {
      'purchase-document': {
        holder: {
          path: '/api/v1/{division}/documents/Documents',
          body: { Subject: '{description|file.name}', Type: 20, Account: '{supplier}', DocumentDate: '{date}' },
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
      send: 31,
      describe: 'Create a credit note (amounts become negative)',
    },
    date: { kind: 'date', wire: { in: 'body', name: 'EntryDate' }, describe: 'Date of the entry' },
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the entry' },
    file: {
      kind: 'path',
      wire: { in: 'attach', name: 'purchase-document' },
      repeat: true,
      describe: 'File to attach (all files are attached to one new document)',
    },
    invoice: { kind: 'text', wire: { in: 'body', name: 'YourRef' }, describe: 'Supplier invoice number' },
    journal: {
      demandOption: true,
      kind: 'reference',
      of: 'text',
      reference: 'journal-name',
      wire: { in: 'body', name: 'Journal' },
      describe: 'Purchase journal code or name',
    },
    line: {
      demandOption: true,
      kind: 'line',
      minItems: 1,
      wire: { in: 'body', name: 'PurchaseEntryLines' },
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
    supplier: {
      demandOption: true,
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'Supplier' },
      describe: 'Supplier code or GUID',
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
