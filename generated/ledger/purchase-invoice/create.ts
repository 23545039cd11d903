// From specs/ledger/purchase-invoice.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type DocumentLine } from 'cmdspec-runtime';

/** Flags and arguments of `purchase-invoice create`. */
export interface PurchaseInvoiceCreateArgs {
  readonly 'allow-duplicate'?: boolean;
  readonly date: string;
  readonly description?: string;
  readonly file?: readonly string[];
  readonly journal: string;
  readonly line: readonly DocumentLine[];
  readonly reference?: string;
  readonly supplier: string;
  readonly type: number;
}

export const command = defineCommand<PurchaseInvoiceCreateArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-invoice.create',
  command: 'create',
  describe: 'Create a purchase invoice or credit note',
  usage: '--journal <code|name> --line <line> --supplier <id|code> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/purchase/PurchaseInvoices',
    body: { FinancialYear: '{period.FinYear}', FinancialPeriod: '{period.FinPeriod}' },
    shape: 'record',
    says: 'Created purchase invoice {answer.EntryNumber|created}',
    undo: {
      command: 'purchase-invoice delete',
      args: { refs: '{created}' },
      reversals: [
        {
          command: 'purchase-invoice create',
          when: { Status: 50 },
          reason: 'A processed invoice cannot be deleted; a credit note takes it back.',
          fields: [
            'Supplier',
            'Journal',
            'Currency',
            'ExchangeRate',
            'InvoiceDate',
            'FinancialYear',
            'FinancialPeriod',
            'Description',
            'YourRef',
            'PaymentCondition',
            'Warehouse',
            'Discount',
            'Type',
            'PurchaseInvoiceLines.Item',
            'PurchaseInvoiceLines.Quantity',
            'PurchaseInvoiceLines.UnitPrice',
            'PurchaseInvoiceLines.Discount',
            'PurchaseInvoiceLines.Amount',
            'PurchaseInvoiceLines.VATCode',
            'PurchaseInvoiceLines.VATAmount',
            'PurchaseInvoiceLines.Expense',
            'PurchaseInvoiceLines.From',
            'PurchaseInvoiceLines.To',
            'PurchaseInvoiceLines.CostCenter',
            'PurchaseInvoiceLines.CostUnit',
            'PurchaseInvoiceLines.Project',
            'PurchaseInvoiceLines.Description',
            'PurchaseInvoiceLines.Notes',
          ],
          negative: ['PurchaseInvoiceLines.Quantity', 'PurchaseInvoiceLines.Amount', 'PurchaseInvoiceLines.VATAmount'],
          values: { Type: { 8030: 8031, 8031: 8030, 8033: 8034, 8034: 8033 } },
        },
      ],
    },
    reader: { command: 'get', args: { resource: 'purchase/PurchaseInvoices', id: '{created}' } },
    change: true,
    resource: { name: 'purchase/PurchaseInvoices', key: { field: 'ID', type: 'Edm.Guid' } },
    find: {
      'purchase-invoice': {
        path: '/api/v1/{division}/purchase/PurchaseInvoices',
        query: {
          $filter: "Supplier eq guid'{supplier}' and YourRef eq '{reference}' and Type eq {type}",
          $select: 'EntryNumber,AmountDC,InvoiceDate',
          $top: '1',
        },
        when: ['supplier', 'reference', 'type'],
        unless: ['allow-duplicate'],
        expect: 'none',
        noun: 'purchase invoice',
        shows: 'number {EntryNumber}, {AmountDC} on {InvoiceDate}',
      },
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
    'allow-duplicate': { kind: 'boolean', describe: 'Create the invoice even if its reference is already in use' },
    date: {
      kind: 'date',
      default: 'today',
      wire: { in: 'body', name: 'InvoiceDate' },
      describe: 'Date of the invoice (determines the period)',
    },
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the invoice' },
    file: {
      kind: 'path',
      wire: { in: 'attach', name: 'purchase-document' },
      repeat: true,
      describe: 'File to attach (all files are attached to one new document)',
    },
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
      wire: { in: 'body', name: 'PurchaseInvoiceLines' },
      line: {
        head: {
          item: { kind: 'reference', field: 'Item', reference: 'item', describe: 'Item code or GUID' },
          quantity: { kind: 'number', field: 'Quantity', describe: 'Quantity' },
          'unit-price': {
            kind: 'number',
            field: 'UnitPrice',
            optional: true,
            decimals: 6,
            describe: 'Unit price (default: set by the service)',
          },
        },
        options: {
          'cost-center': { kind: 'text', field: 'CostCenter', describe: 'Cost center code' },
          'cost-unit': { kind: 'text', field: 'CostUnit', describe: 'Cost unit code' },
          discount: {
            kind: 'number',
            field: 'Discount',
            min: 0,
            max: 1,
            describe: 'Discount as a fraction (0.1 is 10%)',
          },
          from: { kind: 'date', field: 'From', describe: 'First day of the period that the amount is spread over' },
          to: { kind: 'date', field: 'To', describe: 'Last day of the period that the amount is spread over' },
          vat: { kind: 'reference', field: 'VATCode', reference: 'vat-name', describe: 'VAT code or name' },
          'vat-amount': { kind: 'number', field: 'VATAmount', decimals: 2, describe: 'VAT amount' },
        },
        text: 'Description',
        spans: [['from', 'to']],
        negative: {
          when: 'type',
          values: ['8031', '8034'],
          parts: ['quantity', 'vat-amount'],
          positive: ['unit-price'],
        },
      },
      repeat: true,
      describe: 'One line of the invoice',
    },
    reference: { kind: 'text', wire: { in: 'body', name: 'YourRef' }, describe: 'Supplier invoice number' },
    supplier: {
      demandOption: true,
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'Supplier' },
      describe: 'Supplier code or GUID',
    },
    type: {
      kind: 'integer',
      choices: ['8030', '8031', '8033', '8034'],
      default: 8033,
      wire: { in: 'body', name: 'Type' },
      describe:
        'Type: 8030 direct, 8031 direct credit note, 8033 invoice, 8034 credit note (quantities of credit notes become negative)',
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
