// From specs/ledger/sales-invoice.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `sales-invoice print`. */
export interface SalesInvoicePrintArgs {
  /** Sales invoice number (invoice:number, order:number) or GUID. */
  readonly id: string;
  /** Send the invoice the way the account prefers. */
  readonly 'account-preference'?: boolean;
  /** Date of the invoice. */
  readonly date?: string;
  /** Send the invoice to the customer by e-mail. */
  readonly email?: boolean;
  /** Layout of the e-mail (GUID). */
  readonly 'email-layout'?: string;
  /** Text added to the e-mail. */
  readonly 'extra-text'?: string;
  /** Layout of the document (GUID). */
  readonly layout?: string;
  /** Send the invoice through Peppol. */
  readonly peppol?: boolean;
  /** Financial period. */
  readonly period?: number;
  /** Send the invoice to the postbox of the customer. */
  readonly postbox?: boolean;
  /** Sender mailbox (GUID). */
  readonly 'postbox-sender'?: string;
  /** E-mail address of the sender. */
  readonly sender?: string;
  /** Financial year. */
  readonly year?: number;
}

export const command = defineCommand<SalesInvoicePrintArgs>(() => import('../client.js'), {
  id: 'ledger.sales-invoice.print',
  command: 'print <id>',
  describe: 'Process and send a sales invoice',
  usage: '<id> [flags]',
  effect: 'act',
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
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'body', name: 'SendOutputBasedOnAccount' },
      send: true,
      describe: 'Send the invoice the way the account prefers',
    },
    date: { type: 'string', kind: 'date', wire: { in: 'body', name: 'InvoiceDate' }, describe: 'Date of the invoice' },
    email: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'body', name: 'SendEmailToCustomer' },
      send: true,
      describe: 'Send the invoice to the customer by e-mail',
    },
    'email-layout': {
      type: 'string',
      kind: 'uuid',
      wire: { in: 'body', name: 'EmailLayout' },
      describe: 'Layout of the e-mail (GUID)',
    },
    'extra-text': {
      type: 'string',
      kind: 'text',
      wire: { in: 'body', name: 'ExtraText' },
      describe: 'Text added to the e-mail',
    },
    layout: {
      type: 'string',
      kind: 'uuid',
      wire: { in: 'body', name: 'DocumentLayout' },
      describe: 'Layout of the document (GUID)',
    },
    peppol: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'body', name: 'SendInvoiceViaPeppol' },
      send: true,
      describe: 'Send the invoice through Peppol',
    },
    period: {
      type: 'string',
      kind: 'integer',
      min: 1,
      max: 99,
      wire: { in: 'body', name: 'ReportingPeriod' },
      describe: 'Financial period',
    },
    postbox: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'body', name: 'SendInvoiceToCustomerPostbox' },
      send: true,
      describe: 'Send the invoice to the postbox of the customer',
    },
    'postbox-sender': {
      type: 'string',
      kind: 'uuid',
      wire: { in: 'body', name: 'PostboxSender' },
      describe: 'Sender mailbox (GUID)',
    },
    sender: {
      type: 'string',
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'SenderEmailAddress' },
      describe: 'E-mail address of the sender',
    },
    year: {
      type: 'string',
      kind: 'integer',
      min: 1900,
      max: 2199,
      wire: { in: 'body', name: 'ReportingYear' },
      describe: 'Financial year',
    },
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/salesinvoice/PrintedSalesInvoices',
    shape: 'record',
    says:
      'Printed sales invoice {id.InvoiceNumber|id}[ for {id.InvoiceToName}][, {id.Currency} {id.AmountFC}] to document {answer.Document}',
    resource: { name: 'salesinvoice/PrintedSalesInvoices', key: { field: 'InvoiceID', type: 'Edm.Guid' } },
  }),
});
