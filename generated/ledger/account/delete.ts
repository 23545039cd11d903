// From specs/ledger/account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `account delete`. */
export interface AccountDeleteArgs {
  /** GUID or code. */
  readonly ids: readonly string[];
  /** Constants of the spec. */
  readonly with: { readonly resource: string };
}

export const command = defineCommand<AccountDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.account.delete',
  command: 'delete <ids..>',
  describe: 'Delete accounts',
  usage: '<ids...> [flags]',
  effect: 'delete',
  positionals: {
    ids: { required: true, variadic: true, kind: 'reference', reference: 'account', describe: 'GUID or code' },
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
  handler: workflow(() => import('../../../workflows/ledger/delete.js'), { with: { resource: 'crm/Accounts' } }),
});
