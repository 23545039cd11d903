// From specs/ledger/sales-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Json } from 'cmdspec/runtime';

/** Flags and arguments of `sales-entry line-add`. */
export interface SalesEntryLineAddArgs {
  /** Sales entry, number or GUID. */
  readonly ref: string;
  /** Record as JSON: text or @file. */
  readonly body?: Json;
  /** One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code. */
  readonly set?: readonly (readonly [string, string])[];
}

export const command = defineCommand<SalesEntryLineAddArgs>(() => import('../client.js'), {
  id: 'ledger.sales-entry.line-add',
  command: 'line-add <ref>',
  describe: 'Add a line to a sales entry',
  usage: '<ref> [flags]',
  effect: 'create',
  positionals: {
    ref: {
      required: true,
      kind: 'reference',
      reference: 'sales-entry',
      wire: { in: 'body', name: 'EntryID' },
      describe: 'Sales entry, number or GUID',
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
    path: '/api/v1/{division}/salesentry/SalesEntryLines',
    shape: 'record',
    says: 'Created {created} of salesentry/SalesEntryLines',
    change: true,
    resource: { name: 'salesentry/SalesEntryLines', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
});
