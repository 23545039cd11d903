// From specs/ledger/asset.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `asset list`. */
export interface AssetListArgs extends LinesFlags, ListFlags {
  readonly from?: string;
  readonly search?: string;
  readonly status?: number;
  readonly to?: string;
}

export const command = defineCommand<AssetListArgs>(() => import('../client.js'), {
  id: 'ledger.asset.list',
  command: 'list',
  describe: 'List fixed assets',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/assets/Assets',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'StartDate', header: 'Start date' },
      { key: 'InvestmentAmountDC', header: 'Investment', amount: true },
      { key: 'DepreciatedAmount', header: 'Depreciated', amount: true },
      {
        key: 'Status',
        header: 'Status',
        values: {
          1: '1 active',
          2: '2 not validated',
          3: '3 inactive',
          4: '4 depreciated',
          5: '5 blocked',
          6: '6 sold',
        },
      },
      { key: 'AssetGroupDescription', header: 'Group' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'assets/Assets', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    from: {
      kind: 'date',
      wire: { in: 'term', name: "StartDate ge datetime'{day}T00:00:00'" },
      describe: 'Start date on or after this day',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or Code eq '{text}')" },
      describe: 'Part of the description or the exact code',
    },
    status: {
      kind: 'integer',
      choices: ['1', '2', '3', '4', '5', '6'],
      wire: { in: 'term', name: 'Status eq {number}' },
      describe: 'Status: 1 active, 2 not validated, 3 inactive, 4 depreciated, 5 blocked, 6 sold',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "StartDate le datetime'{day}T23:59:59'" },
      describe: 'Start date on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
