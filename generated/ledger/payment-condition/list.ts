// From specs/ledger/payment-condition.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `payment-condition list`. */
export interface PaymentConditionListArgs extends LinesFlags, ListFlags {
  readonly search?: string;
}

export const command = defineCommand<PaymentConditionListArgs>(() => import('../client.js'), {
  id: 'ledger.payment-condition.list',
  command: 'list',
  describe: 'List payment conditions',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/cashflow/PaymentConditions',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'PaymentDays', header: 'Days' },
      { key: 'PaymentMethod', header: 'Method' },
      { key: 'Percentage', header: 'Percentage' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'cashflow/PaymentConditions', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or Code eq '{text}')" },
      describe: 'Part of the description or the exact code',
    },
    ...linesFlags,
    ...listFlags,
  },
});
