// From specs/ledger/profit-loss.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `profit-loss list`. */
export interface ProfitLossListArgs extends LinesFlags, ListFlags {}

export const command = defineCommand<ProfitLossListArgs>(() => import('../client.js'), {
  id: 'ledger.profit-loss.list',
  command: 'list',
  describe: 'List the profit and loss of this year and last year',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/read/financial/ProfitLossOverview',
    paging: 'link',
    columns: [
      { key: 'CurrentYear', header: 'Year' },
      { key: 'RevenueCurrentYear', header: 'Revenue', amount: true },
      { key: 'CostsCurrentYear', header: 'Costs', amount: true },
      { key: 'ResultCurrentYear', header: 'Result', amount: true },
      { key: 'PreviousYear', header: 'Last' },
      { key: 'RevenuePreviousYear', header: 'Last revenue', amount: true },
      { key: 'CostsPreviousYear', header: 'Last costs', amount: true },
      { key: 'ResultPreviousYear', header: 'Last result', amount: true },
    ],
    shape: 'rows',
    resource: { name: 'read/financial/ProfitLossOverview', key: { field: 'CurrentYear', type: 'Edm.Int32' } },
  }),
  flags: {
    ...linesFlags,
    ...listFlags,
  },
});
