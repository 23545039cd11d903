// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Line } from 'cmdspec-runtime';

/** Flags and arguments of `quotation create`. */
export interface QuotationCreateArgs {
  /** Description of the quotation. */
  readonly description?: string;
  /** Date of the quotation. */
  readonly date?: string;
  /** Last day on which the quotation is valid. */
  readonly 'close-date'?: string;
  /** Customer reference. */
  readonly reference?: string;
  /** Account code or GUID. */
  readonly account: string;
  /** One line of the quotation. */
  readonly line: readonly Line[];
}

export const command = defineCommand<QuotationCreateArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.create',
  command: 'create',
  describe: 'Create a quotation',
  usage: '--account <id|code> --line <line> [flags]',
  effect: 'create',
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
    'close-date': {
      type: 'string',
      kind: 'date',
      wire: { in: 'body', name: 'ClosingDate' },
      describe: 'Last day on which the quotation is valid',
    },
    reference: { type: 'string', kind: 'text', wire: { in: 'body', name: 'YourRef' }, describe: 'Customer reference' },
    account: {
      type: 'string',
      demandOption: true,
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'OrderAccount' },
      describe: 'Account code or GUID',
    },
    line: {
      type: 'string',
      demandOption: true,
      kind: 'line',
      minItems: 1,
      wire: { in: 'body', name: 'QuotationLines' },
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
        options: {},
        text: 'Description',
      },
      repeat: true,
      describe: 'One line of the quotation',
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
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/crm/Quotations',
    shape: 'record',
    says: 'Created quotation {answer.QuotationNumber|created}',
    change: true,
    resource: { name: 'crm/Quotations', key: { field: 'QuotationID', type: 'Edm.Guid' } },
  }),
});
