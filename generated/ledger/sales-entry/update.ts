// From specs/ledger/sales-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `sales-entry update`. */
export interface SalesEntryUpdateArgs extends RecordFlags {
  readonly ref: string | readonly string[];
  readonly template?: boolean;
}

export const command = defineCommand<SalesEntryUpdateArgs>(() => import('../client.js'), {
  id: 'ledger.sales-entry.update',
  command: 'update <ref>',
  describe: 'Update the header of a sales entry',
  usage: '<ref...> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/salesentry/SalesEntries({ref})',
    shape: 'action',
    says: 'Updated sales entry {ref}',
    gives: { updated: '{ref}' },
    undo: { command: 'sales-entry update', args: { ref: '{ref}' }, body: 'former', before: 'itself' },
    change: true,
    resource: { name: 'salesentry/SalesEntries', key: { field: 'EntryID', type: 'Edm.Guid' }, id: 'ref' },
  }),
  positionals: {
    ref: {
      required: true,
      batch: true,
      kind: 'reference',
      reference: 'sales-entry',
      wire: { in: 'path', name: 'ref' },
      describe: 'Sales entry number or GUID',
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
    'no-before': {
      kind: 'boolean',
      env: 'LEDGERCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
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
