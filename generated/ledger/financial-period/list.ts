// From specs/ledger/financial-period.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `financial-period list`. */
export interface FinancialPeriodListArgs extends LinesFlags, ListFlags {
  readonly from?: string;
  readonly period?: number;
  readonly to?: string;
  readonly year?: number;
}

export const command = defineCommand<FinancialPeriodListArgs>(() => import('../client.js'), {
  id: 'ledger.financial-period.list',
  command: 'list',
  describe: 'List financial periods',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/financial/FinancialPeriods',
    paging: 'link',
    columns: [
      { key: 'FinYear', header: 'Year' },
      { key: 'FinPeriod', header: 'Period' },
      { key: 'StartDate', header: 'Start date' },
      { key: 'EndDate', header: 'End date' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'financial/FinancialPeriods', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    from: {
      kind: 'date',
      wire: { in: 'term', name: "StartDate ge datetime'{day}T00:00:00'" },
      describe: 'Start date on or after this day',
    },
    period: {
      kind: 'integer',
      min: 1,
      max: 99,
      wire: { in: 'term', name: 'FinPeriod eq {number}' },
      describe: 'Financial period',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "EndDate le datetime'{day}T23:59:59'" },
      describe: 'End date on or before this day',
    },
    year: {
      kind: 'integer',
      min: 1900,
      max: 2199,
      wire: { in: 'term', name: 'FinYear eq {number}' },
      describe: 'Financial year',
    },
    ...linesFlags,
    ...listFlags,
  },
});
