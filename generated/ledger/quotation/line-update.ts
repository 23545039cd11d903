// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Json } from 'cmdspec/runtime';

/** Flags and arguments of `quotation line-update`. */
export interface QuotationLineUpdateArgs {
  /** Line id. */
  readonly id: string;
  /** Record as JSON: text or @file. */
  readonly body?: Json;
  /** One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code. */
  readonly set?: readonly (readonly [string, string])[];
}

export const command = defineCommand<QuotationLineUpdateArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.line-update',
  command: 'line-update <id>',
  describe: 'Update a line of a quotation',
  usage: '<id> [flags]',
  effect: 'update',
  positionals: {
    id: { required: true, kind: 'uuid', wire: { in: 'path', name: 'id' }, describe: 'Line id' },
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
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/crm/QuotationLines({id})',
    shape: 'action',
    says: 'Updated {id} of crm/QuotationLines',
    change: true,
    resource: { name: 'crm/QuotationLines', key: { field: 'ID', type: 'Edm.Guid' }, id: 'id' },
  }),
});
