// From specs/ledger/budget.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `budget list`. */
export interface BudgetListArgs extends LinesFlags, ListFlags {
  readonly 'gl-account'?: string;
  readonly period?: number;
  readonly scenario?: string;
  readonly year?: number;
}

export const command = defineCommand<BudgetListArgs>(() => import('../client.js'), {
  id: 'ledger.budget.list',
  command: 'list',
  describe: 'List budget amounts',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/budget/Budgets',
    paging: 'link',
    columns: [
      { key: 'BudgetScenarioCode', header: 'Scenario' },
      { key: 'ReportingYear', header: 'Year' },
      { key: 'ReportingPeriod', header: 'Period' },
      { key: 'GLAccountCode', header: 'G/L' },
      { key: 'GLAccountDescription', header: 'Description' },
      { key: 'AmountDC', header: 'Amount', amount: true },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'budget/Budgets', key: { field: 'ID', type: 'Edm.Guid' } },
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
    scenario: {
      kind: 'text',
      wire: { in: 'term', name: "BudgetScenarioCode eq '{text}'" },
      describe: 'Budget scenario code',
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
