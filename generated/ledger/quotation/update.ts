// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `quotation update`. */
export interface QuotationUpdateArgs {
  /** Quotation number or GUID. */
  readonly id: string | readonly string[];
  /** Description of the quotation. */
  readonly description?: string;
  /** Date of the quotation. */
  readonly date?: string;
  /** Last day on which the quotation is valid. */
  readonly 'close-date'?: string;
  /** Customer reference. */
  readonly reference?: string;
}

export const command = defineCommand<QuotationUpdateArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.update',
  command: 'update <id>',
  describe: 'Update the header of a quotation',
  usage: '<id...> [flags]',
  effect: 'update',
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
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/crm/Quotations({id})',
    shape: 'action',
    says: 'Updated quotation {id}',
    change: true,
    resource: { name: 'crm/Quotations', key: { field: 'QuotationID', type: 'Edm.Guid' }, id: 'id' },
  }),
});
