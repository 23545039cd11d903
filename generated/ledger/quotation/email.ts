// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `quotation email`. */
export interface QuotationEmailArgs {
  readonly id: string;
  readonly 'email-layout': string;
  readonly layout?: string;
  readonly 'extra-text'?: string;
  readonly action?: number;
  readonly 'invoice-journal'?: string;
  readonly 'your-ref'?: string;
  readonly date?: string;
  readonly 'accept-layout'?: string;
  readonly 'allow-your-ref'?: boolean;
  readonly 'reject-layout'?: string;
  readonly subject?: string;
}

export const command = defineCommand<QuotationEmailArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.email',
  command: 'email <id>',
  describe: 'Send a quotation for online sign-off',
  usage: '<id> --email-layout <uuid> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/crm/EmailWithSignOffQuotation',
    shape: 'record',
    says:
      'Sent quotation {id.QuotationNumber|id}[ for {id.OrderAccountName}][, {id.Currency} {id.AmountFC}]: {answer.SuccessMessage}',
    undo: { none: 'The e-mail was sent.' },
    resource: { name: 'crm/EmailWithSignOffQuotation', key: { field: 'QuotationID', type: 'Edm.Guid' } },
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
    'email-layout': {
      demandOption: true,
      kind: 'uuid',
      wire: { in: 'body', name: 'EmailLayout' },
      describe: 'Layout of the e-mail (GUID)',
    },
    layout: { kind: 'uuid', wire: { in: 'body', name: 'DocumentLayout' }, describe: 'Layout of the document (GUID)' },
    'extra-text': { kind: 'text', wire: { in: 'body', name: 'ExtraText' }, describe: 'Text added to the e-mail' },
    action: {
      kind: 'integer',
      choices: ['0', '1', '2', '3', '4', '5'],
      wire: { in: 'body', name: 'Action' },
      describe: 'Follow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription',
    },
    'invoice-journal': {
      kind: 'reference',
      of: 'text',
      reference: 'journal-name',
      wire: { in: 'body', name: 'InvoiceJournal' },
      describe: 'Invoice journal code or name',
    },
    'your-ref': { kind: 'text', wire: { in: 'body', name: 'YourRef' }, describe: 'Customer reference' },
    date: { kind: 'date', wire: { in: 'body', name: 'QuotationDate' }, describe: 'Date of the quotation' },
    'accept-layout': {
      kind: 'uuid',
      wire: { in: 'body', name: 'AcceptEmailLayout' },
      describe: 'Layout of the acceptance e-mail (GUID)',
    },
    'allow-your-ref': {
      kind: 'boolean',
      wire: { in: 'body', name: 'AllowProvideYourRef' },
      send: true,
      describe: 'Let the customer add a reference',
    },
    'reject-layout': {
      kind: 'uuid',
      wire: { in: 'body', name: 'RejectEmailLayout' },
      describe: 'Layout of the rejection e-mail (GUID)',
    },
    subject: { kind: 'text', wire: { in: 'body', name: 'Subject' }, describe: 'Subject of the e-mail' },
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
