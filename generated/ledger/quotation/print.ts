// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `quotation print`. */
export interface QuotationPrintArgs {
  readonly id: string;
  readonly layout?: string;
  readonly 'email-layout'?: string;
  readonly 'extra-text'?: string;
  readonly date?: string;
  readonly email?: boolean;
}

export const command = defineCommand<QuotationPrintArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.print',
  command: 'print <id>',
  describe: 'Print a quotation to a document',
  usage: '<id> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/crm/PrintQuotation',
    shape: 'record',
    says:
      'Printed quotation {id.QuotationNumber|id}[ for {id.OrderAccountName}][, {id.Currency} {id.AmountFC}] to document {answer.Document}',
    undo: { none: 'The document was created, and may have been sent by e-mail.' },
    resource: { name: 'crm/PrintQuotation', key: { field: 'QuotationID', type: 'Edm.Guid' } },
  }),
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
    layout: { kind: 'uuid', wire: { in: 'body', name: 'DocumentLayout' }, describe: 'Layout of the document (GUID)' },
    'email-layout': {
      kind: 'uuid',
      wire: { in: 'body', name: 'EmailLayout' },
      describe: 'Layout of the e-mail (GUID)',
    },
    'extra-text': { kind: 'text', wire: { in: 'body', name: 'ExtraText' }, describe: 'Text added to the e-mail' },
    date: { kind: 'date', wire: { in: 'body', name: 'QuotationDate' }, describe: 'Date of the quotation' },
    email: {
      kind: 'boolean',
      wire: { in: 'body', name: 'SendEmailToCustomer' },
      send: true,
      describe: 'Also send the quotation to the customer by e-mail',
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
