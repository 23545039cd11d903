// From specs/ledger/bank-account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `bank-account delete`. */
export interface BankAccountDeleteArgs {
  readonly ids: readonly string[];
}

export const command = defineCommand<BankAccountDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.bank-account.delete',
  command: 'delete <ids..>',
  describe: 'Delete bank accounts',
  usage: '<ids...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/crm/BankAccounts({ids})',
    shape: 'action',
    says: 'Deleted bank account {ids}',
    gives: { deleted: ['{ids}'] },
    undo: { command: 'bank-account create', args: {}, body: [], before: 'itself' },
    resource: { name: 'crm/BankAccounts', key: { field: 'ID', type: 'Edm.Guid' }, id: 'ids' },
  }),
  positionals: {
    ids: {
      required: true,
      variadic: true,
      kind: 'uuid',
      wire: { in: 'path', name: 'ids' },
      describe: 'Bank account ids',
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
