// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type DocumentLine } from 'cmdspec-runtime';

/** Flags and arguments of `quotation create`. */
export interface QuotationCreateArgs {
  readonly description?: string;
  readonly date?: string;
  readonly 'close-date'?: string;
  readonly reference?: string;
  readonly account: string;
  readonly line: readonly DocumentLine[];
}

export const command = defineCommand<QuotationCreateArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.create',
  command: 'create',
  describe: 'Create a quotation',
  usage: '--account <id|code> --line <line> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/crm/Quotations',
    shape: 'record',
    says: 'Created quotation {answer.QuotationNumber|created}',
    undo: { command: 'quotation delete', args: { refs: '{created}' } },
    locate: {
      by: [
        ['YourRef', 'YourRef'],
        ['OrderAccount', 'OrderAccount'],
      ],
      created: 'Created',
      window: 86400,
      list: { command: 'quotation list', args: {}, query: { $orderby: 'Created desc' }, newestFirst: true },
    },
    reader: { command: 'get', args: { resource: 'crm/Quotations', id: '{created}' } },
    change: true,
    resource: { name: 'crm/Quotations', key: { field: 'QuotationID', type: 'Edm.Guid' } },
  }),
  flags: {
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the quotation' },
    date: { kind: 'date', wire: { in: 'body', name: 'QuotationDate' }, describe: 'Date of the quotation' },
    'close-date': {
      kind: 'date',
      wire: { in: 'body', name: 'ClosingDate' },
      describe: 'Last day on which the quotation is valid',
    },
    reference: { kind: 'text', wire: { in: 'body', name: 'YourRef' }, describe: 'Customer reference' },
    account: {
      demandOption: true,
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'OrderAccount' },
      describe: 'Account code or GUID',
    },
    line: {
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
