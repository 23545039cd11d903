// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `quotation update`. */
export interface QuotationUpdateArgs {
  readonly id: string | readonly string[];
  readonly description?: string;
  readonly date?: string;
  readonly 'close-date'?: string;
  readonly reference?: string;
}

export const command = defineCommand<QuotationUpdateArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.update',
  command: 'update <id>',
  describe: 'Update the header of a quotation',
  usage: '<id...> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/crm/Quotations({id})',
    shape: 'action',
    says: 'Updated quotation {id}',
    undo: { command: 'quotation update', args: { id: '{id}' }, body: 'former', before: 'itself' },
    change: true,
    resource: { name: 'crm/Quotations', key: { field: 'QuotationID', type: 'Edm.Guid' }, id: 'id' },
  }),
  positionals: {
    id: {
      required: true,
      batch: true,
      kind: 'reference',
      reference: 'quotation',
      wire: { in: 'path', name: 'id' },
      describe: 'Quotation number or GUID',
    },
  },
  flags: {
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the quotation' },
    date: { kind: 'date', wire: { in: 'body', name: 'QuotationDate' }, describe: 'Date of the quotation' },
    'close-date': {
      kind: 'date',
      wire: { in: 'body', name: 'ClosingDate' },
      describe: 'Last day on which the quotation is valid',
    },
    reference: { kind: 'text', wire: { in: 'body', name: 'YourRef' }, describe: 'Customer reference' },
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
    'no-before': {
      kind: 'boolean',
      env: 'LEDGERCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
});
