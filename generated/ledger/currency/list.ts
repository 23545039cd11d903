// From specs/ledger/currency.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `currency list`. */
export interface CurrencyListArgs extends LinesFlags, ListFlags {
  readonly search?: string;
}

export const command = defineCommand<CurrencyListArgs>(() => import('../client.js'), {
  id: 'ledger.currency.list',
  command: 'list',
  describe: 'List currencies',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/general/Currencies',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'AmountPrecision', header: 'Amount precision' },
      { key: 'PricePrecision', header: 'Price precision' },
    ],
    shape: 'rows',
    resource: { name: 'general/Currencies', key: { field: 'Code', type: 'Edm.String' } },
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
