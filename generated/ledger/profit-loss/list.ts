// From specs/ledger/profit-loss.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `profit-loss list`. */
export interface ProfitLossListArgs extends LinesFlags, ListFlags {}

export const command = defineCommand<ProfitLossListArgs>(() => import('../client.js'), {
  id: 'ledger.profit-loss.list',
  command: 'list',
  describe: 'List the profit and loss of this and last year',
  usage: '[flags]',
  effect: 'read',
  flags: {
    ...linesFlags,
    ...listFlags,
  },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/read/financial/ProfitLossOverview',
    paging: 'link',
    columns: [
      { key: 'CurrentYear', header: 'Current year' },
      { key: 'RevenueCurrentYear', header: 'Revenue' },
      { key: 'CostsCurrentYear', header: 'Costs' },
      { key: 'ResultCurrentYear', header: 'Result' },
      { key: 'PreviousYear', header: 'Previous year' },
      { key: 'RevenuePreviousYear', header: 'Previous revenue' },
      { key: 'CostsPreviousYear', header: 'Previous costs' },
      { key: 'ResultPreviousYear', header: 'Previous result' },
    ],
    shape: 'rows',
    resource: { name: 'read/financial/ProfitLossOverview', key: { field: 'CurrentYear', type: 'Edm.Int32' } },
  }),
});
