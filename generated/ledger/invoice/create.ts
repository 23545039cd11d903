// From specs/ledger/invoice.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type DocumentLine } from 'cmdspec-runtime';

/** Flags and arguments of `invoice create`. */
export interface InvoiceCreateArgs {
  readonly 'allow-duplicate'?: boolean;
  readonly 'credit-note'?: boolean;
  readonly customer: string;
  readonly date?: string;
  readonly description?: string;
  readonly journal: string;
  readonly line: readonly DocumentLine[];
  readonly 'payment-condition'?: string;
  readonly reference?: string;
  readonly remarks?: string;
}

export const command = defineCommand<InvoiceCreateArgs>(() => import('../client.js'), {
  id: 'ledger.invoice.create',
  command: 'create',
  describe: 'Create a sales invoice or credit note',
  usage: '--customer <id|code> --journal <code|name> --line <line> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/salesinvoice/SalesInvoices',
    shape: 'record',
    says:
      'Created sales invoice order:{answer.OrderNumber|created}[ for {answer.OrderedByName}][, {answer.Currency} {answer.AmountFC}]',
    undo: {
      command: 'sales-invoice delete',
      args: { refs: '{created}' },
      reversals: [
        {
          command: 'invoice create',
          when: { Status: 50 },
          reason: 'A processed invoice cannot be deleted; a credit note takes it back.',
          fields: [
            'OrderedBy',
            'InvoiceTo',
            'DeliverTo',
            'DeliverToAddress',
            'Journal',
            'Currency',
            'Description',
            'Remarks',
            'YourRef',
            'PaymentCondition',
            'Warehouse',
            'Salesperson',
            'SalesChannel',
            'Discount',
            'Type',
            'SalesInvoiceLines.Item',
            'SalesInvoiceLines.Quantity',
            'SalesInvoiceLines.UnitCode',
            'SalesInvoiceLines.UnitPrice',
            'SalesInvoiceLines.Discount',
            'SalesInvoiceLines.AmountFC',
            'SalesInvoiceLines.VATCode',
            'SalesInvoiceLines.VATPercentage',
            'SalesInvoiceLines.VATAmountFC',
            'SalesInvoiceLines.GLAccount',
            'SalesInvoiceLines.CostCenter',
            'SalesInvoiceLines.CostUnit',
            'SalesInvoiceLines.Project',
            'SalesInvoiceLines.ProjectWBS',
            'SalesInvoiceLines.Description',
            'SalesInvoiceLines.Notes',
          ],
          negative: ['SalesInvoiceLines.Quantity', 'SalesInvoiceLines.AmountFC', 'SalesInvoiceLines.VATAmountFC'],
          values: { Type: { 8020: 8021, 8021: 8020, 8023: 8024, 8024: 8023 } },
          then: {
            command: 'sales-invoice print',
            args: {},
            body: { InvoiceID: '{created}', InvoiceDate: '{record.InvoiceDate}' },
          },
        },
      ],
    },
    locate: {
      by: [
        ['YourRef', 'YourRef'],
        ['OrderedBy', 'OrderedBy'],
        ['Journal', 'Journal'],
      ],
      created: 'Created',
      window: 86400,
      list: { command: 'sales-invoice list', args: {}, query: { $orderby: 'Created desc' }, newestFirst: true },
    },
    reader: { command: 'get', args: { resource: 'salesinvoice/SalesInvoices', id: '{created}' } },
    change: true,
    resource: { name: 'salesinvoice/SalesInvoices', key: { field: 'InvoiceID', type: 'Edm.Guid' } },
    find: {
      'sales-invoice': {
        path: '/api/v1/{division}/salesinvoice/SalesInvoices',
        query: {
          $filter: "OrderedBy eq guid'{customer}' and YourRef eq '{reference}' and Type ne 8021",
          $select: 'InvoiceNumber,OrderNumber,AmountDC,InvoiceDate,OrderDate',
          $top: '1',
        },
        when: ['customer', 'reference'],
        unless: ['allow-duplicate', 'credit-note'],
        expect: 'none',
        noun: 'sales invoice',
        shows: 'number {InvoiceNumber|OrderNumber}, {AmountDC} on {InvoiceDate|OrderDate}',
      },
      'sales-invoice-credit': {
        path: '/api/v1/{division}/salesinvoice/SalesInvoices',
        query: {
          $filter: "OrderedBy eq guid'{customer}' and YourRef eq '{reference}' and Type eq 8021",
          $select: 'InvoiceNumber,OrderNumber,AmountDC,InvoiceDate,OrderDate',
          $top: '1',
        },
        when: ['customer', 'reference', 'credit-note'],
        unless: ['allow-duplicate'],
        expect: 'none',
        noun: 'sales credit note',
        shows: 'number {InvoiceNumber|OrderNumber}, {AmountDC} on {InvoiceDate|OrderDate}',
      },
    },
  }),
  flags: {
    'allow-duplicate': { kind: 'boolean', describe: 'Create the invoice even if its reference is already in use' },
    'credit-note': {
      kind: 'boolean',
      wire: { in: 'body', name: 'Type' },
      send: 8021,
      describe: 'Create a credit note (quantities become negative)',
    },
    customer: {
      demandOption: true,
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'OrderedBy' },
      describe: 'Customer code or GUID',
    },
    date: {
      kind: 'date',
      wire: { in: 'body', name: 'OrderDate' },
      describe: 'Order date (printing sets the invoice date)',
    },
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the invoice' },
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
      wire: { in: 'body', name: 'SalesInvoiceLines' },
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
          'gl-account': {
            kind: 'reference',
            field: 'GLAccount',
            reference: 'gl-account',
            describe: 'G/L account code or GUID (default: the G/L account of the item)',
          },
          vat: { kind: 'reference', field: 'VATCode', reference: 'vat-name', describe: 'VAT code or name' },
        },
        text: 'Description',
        negative: { when: 'credit-note', parts: ['quantity'], positive: ['unit-price'] },
      },
      repeat: true,
      describe: 'One line of the invoice',
    },
    'payment-condition': {
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'PaymentCondition' },
      describe: 'Payment condition code',
    },
    reference: { kind: 'text', wire: { in: 'body', name: 'YourRef' }, describe: 'Customer reference' },
    remarks: { kind: 'text', wire: { in: 'body', name: 'Remarks' }, describe: 'Remarks on the invoice' },
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
