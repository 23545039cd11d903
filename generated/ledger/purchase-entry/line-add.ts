// From specs/ledger/purchase-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `purchase-entry line-add`. */
export interface PurchaseEntryLineAddArgs extends RecordFlags {
  readonly ref: string;
  readonly template?: boolean;
}

export const command = defineCommand<PurchaseEntryLineAddArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-entry.line-add',
  command: 'line-add <ref>',
  describe: 'Add a line to a purchase entry',
  usage: '<ref> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/purchaseentry/PurchaseEntryLines',
    shape: 'record',
    says: 'Added line {created} to purchase entry {ref}',
    undo: { command: 'purchase-entry line-delete', args: { ids: '{created}' } },
    reader: { command: 'get', args: { resource: 'purchaseentry/PurchaseEntryLines', id: '{created}' } },
    change: true,
    resource: { name: 'purchaseentry/PurchaseEntryLines', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  positionals: {
    ref: {
      required: true,
      kind: 'reference',
      reference: 'purchase-entry',
      wire: { in: 'body', name: 'EntryID' },
      describe: 'Purchase entry number or GUID',
    },
  },
  flags: {
    ...recordFlags,
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
    template: {
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
});
