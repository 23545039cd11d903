// From specs/ledger/bank-account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `bank-account list`. */
export interface BankAccountListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly main?: boolean;
  readonly search?: string;
}

export const command = defineCommand<BankAccountListArgs>(() => import('../client.js'), {
  id: 'ledger.bank-account.list',
  command: 'list',
  describe: 'List bank accounts',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/crm/BankAccounts',
    paging: 'link',
    columns: [
      { key: 'AccountName', header: 'Account name' },
      { key: 'BankAccount', header: 'Bank account' },
      { key: 'BICCode', header: 'BIC' },
      { key: 'BankAccountHolderName', header: 'Holder' },
      { key: 'Main', header: 'Main' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'crm/BankAccounts', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Account eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    main: {
      kind: 'yesno',
      wire: { in: 'term', name: 'Main eq {boolean}' },
      describe: 'Only main bank accounts ("no" to exclude them)',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "substringof('{text}',BankAccount)" },
      describe: 'Part of the bank account number',
    },
    ...linesFlags,
    ...listFlags,
  },
});
