// From specs/ledger/gl-account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `gl-account list`. */
export interface GlAccountListArgs extends LinesFlags, ListFlags {
  readonly search?: string;
  readonly type?: number;
}

export const command = defineCommand<GlAccountListArgs>(() => import('../client.js'), {
  id: 'ledger.gl-account.list',
  command: 'list',
  describe: 'List G/L accounts',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/financial/GLAccounts',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'Type', header: 'Type' },
      { key: 'TypeDescription', header: 'Meaning' },
      { key: 'BalanceType', header: 'Balance type', values: { B: 'B balance sheet', W: 'W profit and loss' } },
      { key: 'BalanceSide', header: 'Balance side' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'financial/GLAccounts', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or Code eq '{text}')" },
      describe: 'Part of the description or the exact code',
    },
    type: {
      kind: 'integer',
      wire: { in: 'term', name: 'Type eq {number}' },
      describe: 'Type code, for example 12 bank, 110 revenue',
    },
    ...linesFlags,
    ...listFlags,
  },
});
