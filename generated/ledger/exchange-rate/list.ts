// From specs/ledger/exchange-rate.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `exchange-rate list`. */
export interface ExchangeRateListArgs extends LinesFlags, ListFlags {
  readonly from?: string;
  readonly source?: string;
  readonly target?: string;
  readonly to?: string;
}

export const command = defineCommand<ExchangeRateListArgs>(() => import('../client.js'), {
  id: 'ledger.exchange-rate.list',
  command: 'list',
  describe: 'List exchange rates',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/financial/ExchangeRates',
    paging: 'link',
    columns: [
      { key: 'SourceCurrency', header: 'Source' },
      { key: 'TargetCurrency', header: 'Target' },
      { key: 'Rate', header: 'Rate' },
      { key: 'StartDate', header: 'Start date' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'financial/ExchangeRates', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    from: {
      kind: 'date',
      wire: { in: 'term', name: "StartDate ge datetime'{day}T00:00:00'" },
      describe: 'Start date on or after this day',
    },
    source: {
      kind: 'text',
      wire: { in: 'term', name: "SourceCurrency eq '{text}'" },
      describe: 'Foreign currency code',
    },
    target: {
      kind: 'text',
      wire: { in: 'term', name: "TargetCurrency eq '{text}'" },
      describe: 'Currency code of the division',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "StartDate le datetime'{day}T23:59:59'" },
      describe: 'Start date on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
