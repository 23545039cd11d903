// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `quotation review`. */
export interface QuotationReviewArgs {
  /** Quotation number or GUID. */
  readonly id: string;
  /** Description of the quotation. */
  readonly description?: string;
  /** Date of the quotation. */
  readonly date?: string;
  /** Code or GUID of the new account. */
  readonly account?: string;
  /** Copy the item prices. */
  readonly 'copy-prices'?: boolean;
  /** Document (GUID). */
  readonly document?: string;
  /** Payment condition code. */
  readonly 'payment-condition'?: string;
}

export const command = defineCommand<QuotationReviewArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.review',
  command: 'review <id>',
  describe: 'Replace a quotation with a new version',
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
    description: {
      type: 'string',
      kind: 'text',
      wire: { in: 'body', name: 'Description' },
      describe: 'Description of the quotation',
    },
    date: {
      type: 'string',
      kind: 'date',
      wire: { in: 'body', name: 'QuotationDate' },
      describe: 'Date of the quotation',
    },
    account: {
      type: 'string',
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'OrderAccount' },
      describe: 'Code or GUID of the new account',
    },
    'copy-prices': {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'body', name: 'CopyItemPrices' },
      send: true,
      describe: 'Copy the item prices',
    },
    document: { type: 'string', kind: 'uuid', wire: { in: 'body', name: 'Document' }, describe: 'Document (GUID)' },
    'payment-condition': {
      type: 'string',
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'PaymentCondition' },
      describe: 'Payment condition code',
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
    path: '/api/v1/{division}/crm/ReviewQuotation',
    shape: 'record',
    says:
      'Replaced quotation {id.QuotationNumber|id}[ for {id.OrderAccountName}][, {id.Currency} {id.AmountFC}] with {answer.NewQuotationID}',
    resource: { name: 'crm/ReviewQuotation', key: { field: 'QuotationID', type: 'Edm.Guid' } },
  }),
});
