// From specs/ledger/account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `account list`. */
export interface AccountListArgs extends LinesFlags, ListFlags {
  readonly customer?: boolean;
  readonly search?: string;
  readonly status?: 'A' | 'S' | 'P' | 'C';
  readonly supplier?: boolean;
}

export const command = defineCommand<AccountListArgs>(() => import('../client.js'), {
  id: 'ledger.account.list',
  command: 'list',
  describe: 'List accounts',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/crm/Accounts',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Name', header: 'Name' },
      { key: 'StartDate', header: 'Start date' },
      { key: 'Status', header: 'Status', values: { A: 'A none', C: 'C customer', P: 'P prospect', S: 'S suspect' } },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'crm/Accounts', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    customer: {
      kind: 'yesno',
      wire: { in: 'term', name: 'IsSales eq {boolean}' },
      describe: 'Only customers ("no" to exclude them)',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Name) or Code eq '{text:18}')" },
      describe: 'Part of the name or the exact code',
    },
    status: {
      kind: 'enum',
      choices: ['A', 'S', 'P', 'C'],
      wire: { in: 'term', name: "Status eq '{text}'" },
      describe: 'Status: A none, S suspect, P prospect, C customer',
    },
    supplier: {
      kind: 'yesno',
      wire: { in: 'term', name: 'IsSupplier eq {boolean}' },
      describe: 'Only suppliers ("no" to exclude them)',
    },
    ...linesFlags,
    ...listFlags,
  },
});
