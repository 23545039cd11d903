// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `quotation review`. */
export interface QuotationReviewArgs {
  readonly id: string;
  readonly description?: string;
  readonly date?: string;
  readonly account?: string;
  readonly 'copy-prices'?: boolean;
  readonly document?: string;
  readonly 'payment-condition'?: string;
}

export const command = defineCommand<QuotationReviewArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.review',
  command: 'review <id>',
  describe: 'Replace a quotation with a new version',
  usage: '<id> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/crm/ReviewQuotation',
    shape: 'record',
    says:
      'Replaced quotation {id.QuotationNumber|id}[ for {id.OrderAccountName}][, {id.Currency} {id.AmountFC}] with {answer.NewQuotationID}',
    undo: { none: 'The new version replaces the quotation for good.' },
    resource: { name: 'crm/ReviewQuotation', key: { field: 'QuotationID', type: 'Edm.Guid' } },
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
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the quotation' },
    date: { kind: 'date', wire: { in: 'body', name: 'QuotationDate' }, describe: 'Date of the quotation' },
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'OrderAccount' },
      describe: 'Code or GUID of the new account',
    },
    'copy-prices': {
      kind: 'boolean',
      wire: { in: 'body', name: 'CopyItemPrices' },
      send: true,
      describe: 'Copy the item prices',
    },
    document: { kind: 'uuid', wire: { in: 'body', name: 'Document' }, describe: 'Document (GUID)' },
    'payment-condition': {
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'PaymentCondition' },
      describe: 'Payment condition code',
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
