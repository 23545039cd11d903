// From specs/ledger/sales-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `sales-entry delete`. */
export interface SalesEntryDeleteArgs {
  readonly refs: readonly string[];
}

export const command = defineCommand<SalesEntryDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.sales-entry.delete',
  command: 'delete <refs..>',
  describe: 'Delete sales entries',
  usage: '<refs...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/salesentry/SalesEntries({refs})',
    shape: 'action',
    says: 'Deleted sales entry {refs}',
    gives: { deleted: ['{refs}'] },
    undo: {
      command: 'sales-entry create',
      args: {},
      body: ['Customer', 'Description', 'EntryDate', 'Journal', 'SalesEntryLines', 'Type', 'YourRef'],
      before: 'itself',
    },
    resource: { name: 'salesentry/SalesEntries', key: { field: 'EntryID', type: 'Edm.Guid' }, id: 'refs' },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'sales-entry',
      wire: { in: 'path', name: 'refs' },
      describe: 'Sales entry numbers or GUIDs',
    },
  },
  flags: {
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Confirm the delete; without it nothing is sent' },
  },
});
