// From specs/ledger/bank-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Json } from 'cmdspec/runtime';

/** Flags and arguments of `bank-entry line-add`. */
export interface BankEntryLineAddArgs {
  /** Bank entry, number or GUID. */
  readonly ref: string;
  /** Record as JSON: text or @file. */
  readonly body?: Json;
  /** One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code. */
  readonly set?: readonly (readonly [string, string])[];
}

export const command = defineCommand<BankEntryLineAddArgs>(() => import('../client.js'), {
  id: 'ledger.bank-entry.line-add',
  command: 'line-add <ref>',
  describe: 'Add a line to a bank entry',
  usage: '<ref> [flags]',
  effect: 'create',
  positionals: {
    ref: {
      required: true,
      kind: 'reference',
      reference: 'bank-entry',
      wire: { in: 'body', name: 'EntryID' },
      describe: 'Bank entry, number or GUID',
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
    path: '/api/v1/{division}/financialtransaction/BankEntryLines',
    shape: 'record',
    says: 'Created {created} of financialtransaction/BankEntryLines',
    change: true,
    resource: { name: 'financialtransaction/BankEntryLines', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
});
