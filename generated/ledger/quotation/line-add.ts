// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Json } from 'cmdspec/runtime';

/** Flags and arguments of `quotation line-add`. */
export interface QuotationLineAddArgs {
  /** Quotation, number or GUID. */
  readonly ref: string;
  /** Record as JSON: text or @file. */
  readonly body?: Json;
  /** One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code. */
  readonly set?: readonly (readonly [string, string])[];
}

export const command = defineCommand<QuotationLineAddArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.line-add',
  command: 'line-add <ref>',
  describe: 'Add a line to a quotation',
  usage: '<ref> [flags]',
  effect: 'create',
  positionals: {
    ref: {
      required: true,
      kind: 'reference',
      reference: 'quotation',
      wire: { in: 'body', name: 'QuotationID' },
      describe: 'Quotation, number or GUID',
    },
  },
  flags: {
    body: {
      type: 'string',
      kind: 'json',
      stdin: true,
      wire: { in: 'body', name: '' },
      describe: 'Record as JSON: text or @file',
    },
    set: {
      type: 'string',
      kind: 'pair',
      wire: { in: 'assign', name: '' },
      repeat: true,
      describe: 'One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code',
    },
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Confirm a delete' },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/crm/QuotationLines',
    shape: 'record',
    says: 'Created {created} of crm/QuotationLines',
    change: true,
    resource: { name: 'crm/QuotationLines', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
});
