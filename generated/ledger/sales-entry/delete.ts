// From specs/ledger/sales-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `sales-entry delete`. */
export interface SalesEntryDeleteArgs {
  /** GUIDs or entry numbers. */
  readonly refs: readonly string[];
  /** Constants of the spec. */
  readonly with: { readonly resource: string; readonly number: string };
}

export const command = defineCommand<SalesEntryDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.sales-entry.delete',
  command: 'delete <refs..>',
  describe: 'Delete sales entries',
  usage: '<refs...> [flags]',
  effect: 'delete',
  positionals: {
    refs: { required: true, variadic: true, kind: 'text', describe: 'GUIDs or entry numbers' },
  },
  flags: {
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the change; without it nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the checked request and send nothing' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Confirm a delete' },
  },
  handler: workflow(() => import('../../../workflows/ledger/delete.js'), {
    with: { resource: 'salesentry/SalesEntries', number: 'EntryNumber' },
  }),
});
