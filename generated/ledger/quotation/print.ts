// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `quotation print`. */
export interface QuotationPrintArgs {
  /** Quotation number or GUID. */
  readonly id: string;
  /** Layout of the document (GUID). */
  readonly layout?: string;
  /** Layout of the e-mail (GUID). */
  readonly 'email-layout'?: string;
  /** Text added to the e-mail. */
  readonly 'extra-text'?: string;
  /** Date of the quotation. */
  readonly date?: string;
  /** Also send the quotation to the customer by e-mail. */
  readonly email?: boolean;
}

export const command = defineCommand<QuotationPrintArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.print',
  command: 'print <id>',
  describe: 'Print a quotation to a document',
  usage: '<id> [flags]',
  effect: 'act',
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'quotation',
      wire: { in: 'body', name: 'QuotationID' },
      describe: 'Quotation number or GUID',
    },
  },
  flags: {
    layout: {
      type: 'string',
      kind: 'uuid',
      wire: { in: 'body', name: 'DocumentLayout' },
      describe: 'Layout of the document (GUID)',
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
    date: {
      type: 'string',
      kind: 'date',
      wire: { in: 'body', name: 'QuotationDate' },
      describe: 'Date of the quotation',
    },
    email: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'body', name: 'SendEmailToCustomer' },
      send: true,
      describe: 'Also send the quotation to the customer by e-mail',
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
    path: '/api/v1/{division}/crm/PrintQuotation',
    shape: 'record',
    says:
      'Printed quotation {id.QuotationNumber|id}[ for {id.OrderAccountName}][, {id.Currency} {id.AmountFC}] to document {answer.Document}',
    resource: { name: 'crm/PrintQuotation', key: { field: 'QuotationID', type: 'Edm.Guid' } },
  }),
});
