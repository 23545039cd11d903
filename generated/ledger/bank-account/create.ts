// From specs/ledger/bank-account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `bank-account create`. */
export interface BankAccountCreateArgs extends RecordFlags {
  /** Print a JSON template for --body and send nothing. */
  readonly template?: boolean;
}

export const command = defineCommand<BankAccountCreateArgs>(() => import('../client.js'), {
  id: 'ledger.bank-account.create',
  command: 'create',
  describe: 'Create a bank account for a customer or supplier',
  usage: '[flags]',
  effect: 'create',
  flags: {
    ...recordFlags,
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/crm/BankAccounts',
    shape: 'record',
    says: 'Created bank account {created}',
    change: true,
    resource: { name: 'crm/BankAccounts', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
});
