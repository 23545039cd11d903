// From specs/ledger/revenue.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `revenue list`. */
export interface RevenueListArgs extends LinesFlags, ListFlags {
  readonly period?: number;
  readonly year?: number;
}

export const command = defineCommand<RevenueListArgs>(() => import('../client.js'), {
  id: 'ledger.revenue.list',
  command: 'list',
  describe: 'List the revenue of this year by period',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/read/financial/RevenueList',
    paging: 'link',
    columns: [
      { key: 'Year', header: 'Year' },
      { key: 'Period', header: 'Period' },
      { key: 'Amount', header: 'Amount', amount: true },
    ],
    shape: 'rows',
    empty:
      'The service returns the revenue of the current year only.[ For {year}, run "ledgercli list read/financial/RevenueListByYear --param year={year}".]',
    resource: { name: 'read/financial/RevenueList', key: { field: 'Period', type: 'Edm.Int32' } },
  }),
  flags: {
    period: {
      kind: 'integer',
      min: 0,
      max: 99,
      wire: { in: 'term', name: 'Period eq {number}' },
      describe: 'Reporting period',
    },
    year: { kind: 'integer', min: 1900, max: 2199, wire: { in: 'term', name: 'Year eq {number}' }, describe: 'Year' },
    ...linesFlags,
    ...listFlags,
  },
});
