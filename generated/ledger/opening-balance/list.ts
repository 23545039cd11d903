// From specs/ledger/opening-balance.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, type LinesFlags } from '../flags.js';

/** Flags and arguments of `opening-balance list`. */
export interface OpeningBalanceListArgs extends LinesFlags {
  readonly processed: boolean;
  readonly year: 'current' | 'previous';
}

export const command = defineCommand<OpeningBalanceListArgs>(() => import('../client.js'), {
  id: 'ledger.opening-balance.list',
  command: 'list',
  describe: 'List the opening balance of each G/L account',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/openingbalance/{year}/{processed}',
    paging: 'link',
    columns: [
      { key: 'ReportingYear', header: 'Year' },
      { key: 'GLAccountCode', header: 'G/L' },
      { key: 'GLAccountDescription', header: 'Description' },
      { key: 'BalanceSide', header: 'Side' },
      { key: 'Amount', header: 'Amount', amount: true },
    ],
    shape: 'rows',
    resource: { name: 'openingbalance/{year}/{processed}' },
  }),
  flags: {
    processed: {
      kind: 'boolean',
      default: false,
      wire: { in: 'path', name: 'processed' },
      send: { true: 'Processed', false: 'AfterEntry' },
      describe: 'Include only processed entries',
    },
    year: {
      kind: 'enum',
      choices: ['current', 'previous'],
      default: 'current',
      wire: { in: 'path', name: 'year' },
      send: { current: 'CurrentYear', previous: 'PreviousYear' },
      describe: 'Financial year',
    },
    ...linesFlags,
    raw: {
      kind: 'boolean',
      wire: { in: 'print', name: 'raw' },
      describe: 'Print the response of the service unchanged',
    },
  },
});
