// From specs/ledger/sales-invoice.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `sales-invoice print`. */
export interface SalesInvoicePrintArgs {
  readonly id: string;
  readonly 'account-preference'?: boolean;
  readonly date?: string;
  readonly email?: boolean;
  readonly 'email-layout'?: string;
  readonly 'extra-text'?: string;
  readonly layout?: string;
  readonly peppol?: boolean;
  readonly period?: number;
  readonly postbox?: boolean;
  readonly 'postbox-sender'?: string;
  readonly sender?: string;
  readonly year?: number;
}

export const command = defineCommand<SalesInvoicePrintArgs>(() => import('../client.js'), {
  id: 'ledger.sales-invoice.print',
  command: 'print <id>',
  describe: 'Process and send a sales invoice',
  usage: '<id> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/salesinvoice/PrintedSalesInvoices',
    shape: 'record',
    says:
      'Printed sales invoice {id.InvoiceNumber|id}[ for {id.InvoiceToName}][, {id.Currency} {id.AmountFC}] to document {answer.Document}',
    undo: {
      none:
        'The invoice has its number and is in the books. To take it back, undo the write that created it: this books a credit note.',
    },
    resource: { name: 'salesinvoice/PrintedSalesInvoices', key: { field: 'InvoiceID', type: 'Edm.Guid' } },
  }),
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'sales-invoice',
      wire: { in: 'body', name: 'InvoiceID' },
      describe: 'Sales invoice number (invoice:number, order:number) or GUID',
    },
  },
  flags: {
    'account-preference': {
      kind: 'boolean',
      wire: { in: 'body', name: 'SendOutputBasedOnAccount' },
      send: true,
      describe: 'Send the invoice the way the account prefers',
    },
    date: { kind: 'date', wire: { in: 'body', name: 'InvoiceDate' }, describe: 'Date of the invoice' },
    email: {
      kind: 'boolean',
      wire: { in: 'body', name: 'SendEmailToCustomer' },
      send: true,
      describe: 'Send the invoice to the customer by e-mail',
    },
    'email-layout': {
      kind: 'uuid',
      wire: { in: 'body', name: 'EmailLayout' },
      describe: 'Layout of the e-mail (GUID)',
    },
    'extra-text': { kind: 'text', wire: { in: 'body', name: 'ExtraText' }, describe: 'Text added to the e-mail' },
    layout: { kind: 'uuid', wire: { in: 'body', name: 'DocumentLayout' }, describe: 'Layout of the document (GUID)' },
    peppol: {
      kind: 'boolean',
      wire: { in: 'body', name: 'SendInvoiceViaPeppol' },
      send: true,
      describe: 'Send the invoice through Peppol',
    },
    period: {
      kind: 'integer',
      min: 1,
      max: 99,
      wire: { in: 'body', name: 'ReportingPeriod' },
      describe: 'Financial period',
    },
    postbox: {
      kind: 'boolean',
      wire: { in: 'body', name: 'SendInvoiceToCustomerPostbox' },
      send: true,
      describe: 'Send the invoice to the postbox of the customer',
    },
    'postbox-sender': { kind: 'uuid', wire: { in: 'body', name: 'PostboxSender' }, describe: 'Sender mailbox (GUID)' },
    sender: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'SenderEmailAddress' },
      describe: 'E-mail address of the sender',
    },
    year: {
      kind: 'integer',
      min: 1900,
      max: 2199,
      wire: { in: 'body', name: 'ReportingYear' },
      describe: 'Financial year',
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
});
