// From specs/ledger/aging-receivable.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `aging-receivable list`. */
export interface AgingReceivableListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly search?: string;
}

export const command = defineCommand<AgingReceivableListArgs>(() => import('../client.js'), {
  id: 'ledger.aging-receivable.list',
  command: 'list',
  describe: 'List outstanding receivables by account and age group',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/read/financial/AgingReceivablesList',
    paging: 'link',
    columns: [
      { key: 'AccountCode', header: 'Code' },
      { key: 'AccountName', header: 'Account' },
      { key: 'TotalAmount', header: 'Total', amount: true },
      { key: 'AgeGroup1Amount', header: 'Group 1', amount: true },
      { key: 'AgeGroup2Amount', header: 'Group 2', amount: true },
      { key: 'AgeGroup3Amount', header: 'Group 3', amount: true },
      { key: 'AgeGroup4Amount', header: 'Group 4', amount: true },
      { key: 'CurrencyCode', header: 'Currency' },
    ],
    shape: 'rows',
    resource: { name: 'read/financial/AgingReceivablesList', key: { field: 'AccountId', type: 'Edm.Guid' } },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "AccountId eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "substringof('{text}',AccountName)" },
      describe: 'Part of the account name',
    },
    ...linesFlags,
    ...listFlags,
  },
});
