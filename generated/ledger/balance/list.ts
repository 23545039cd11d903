// From specs/ledger/balance.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `balance list`. */
export interface BalanceListArgs extends LinesFlags, ListFlags {
  readonly 'gl-account'?: string;
  readonly period?: number;
  readonly status?: number;
  readonly type?: 'B' | 'W';
  readonly year?: number;
}

export const command = defineCommand<BalanceListArgs>(() => import('../client.js'), {
  id: 'ledger.balance.list',
  command: 'list',
  describe: 'List the totals of the trial balance',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/financial/ReportingBalance',
    paging: 'link',
    columns: [
      { key: 'ReportingYear', header: 'Year' },
      { key: 'ReportingPeriod', header: 'Period' },
      { key: 'GLAccountCode', header: 'G/L' },
      { key: 'GLAccountDescription', header: 'Description' },
      { key: 'AmountDebit', header: 'Debit', amount: true },
      { key: 'AmountCredit', header: 'Credit', amount: true },
      { key: 'Amount', header: 'Amount', amount: true },
      {
        key: 'Type',
        header: 'Type',
        values: {
          10: '10 opening balance',
          20: '20 sales',
          21: '21 sales credit note',
          30: '30 purchase',
          31: '31 purchase credit note',
          40: '40 cash flow',
          50: '50 VAT return',
          70: '70 depreciation',
          80: '80 revaluation',
          90: '90 general',
        },
      },
      { key: 'Status', header: 'Status', values: { 20: '20 open', 50: '50 processed' } },
    ],
    shape: 'rows',
    resource: { name: 'financial/ReportingBalance', key: { field: 'ID', type: 'Edm.Int64' } },
  }),
  flags: {
    'gl-account': {
      kind: 'reference',
      reference: 'gl-account',
      wire: { in: 'term', name: "GLAccount eq guid'{guid}'" },
      describe: 'G/L account code or GUID',
    },
    period: {
      kind: 'integer',
      min: 0,
      max: 99,
      wire: { in: 'term', name: 'ReportingPeriod eq {number}' },
      describe: 'Reporting period',
    },
    status: {
      kind: 'integer',
      choices: ['20', '50'],
      wire: { in: 'term', name: 'Status eq {number}' },
      describe: 'Status: 20 open, 50 processed',
    },
    type: {
      kind: 'enum',
      choices: ['B', 'W'],
      wire: { in: 'term', name: "BalanceType eq '{text}'" },
      describe: 'Type: B balance sheet, W profit and loss',
    },
    year: {
      kind: 'integer',
      min: 1900,
      max: 2199,
      wire: { in: 'term', name: 'ReportingYear eq {number}' },
      describe: 'Reporting year',
    },
    ...linesFlags,
    ...listFlags,
  },
});
