// From specs/ledger/aging-overview.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `aging-overview list`. */
export interface AgingOverviewListArgs extends LinesFlags, ListFlags {
  readonly 'age-group'?: number;
  readonly currency?: string;
}

export const command = defineCommand<AgingOverviewListArgs>(() => import('../client.js'), {
  id: 'ledger.aging-overview.list',
  command: 'list',
  describe: 'List outstanding amounts by age group',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/read/financial/AgingOverview',
    paging: 'link',
    columns: [
      { key: 'AgeGroup', header: 'Group' },
      { key: 'AgeGroupDescription', header: 'Days' },
      { key: 'AmountReceivable', header: 'Receivable', amount: true },
      { key: 'AmountPayable', header: 'Payable', amount: true },
      { key: 'CurrencyCode', header: 'Currency' },
    ],
    shape: 'rows',
    resource: { name: 'read/financial/AgingOverview', key: { field: 'AgeGroup', type: 'Edm.Int32' } },
  }),
  flags: {
    'age-group': {
      kind: 'integer',
      min: 1,
      wire: { in: 'term', name: 'AgeGroup eq {number}' },
      describe: 'Age group (1 is the most recent)',
    },
    currency: { kind: 'text', wire: { in: 'term', name: "CurrencyCode eq '{text}'" }, describe: 'Currency code' },
    ...linesFlags,
    ...listFlags,
  },
});
