// From specs/ledger/division.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, type LinesFlags } from '../flags.js';

/** Flags and arguments of `division list`. */
export interface DivisionListArgs extends LinesFlags {
  readonly country?: string;
  readonly search?: string;
}

export const command = defineCommand<DivisionListArgs>(() => import('../client.js'), {
  id: 'ledger.division.list',
  command: 'list',
  describe: 'List divisions',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/system/Divisions',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'Country', header: 'Country' },
      { key: 'Currency', header: 'Currency' },
      { key: 'BlockingStatus', header: 'Blocking status', values: { 0: '0 not blocked' } },
      { key: 'Current', header: 'Current' },
    ],
    shape: 'rows',
    resource: { name: 'system/Divisions', key: { field: 'Code', type: 'Edm.Int32' } },
  }),
  flags: {
    country: { kind: 'text', wire: { in: 'term', name: "Country eq '{text}'" }, describe: 'Two-letter country code' },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "substringof('{text}',Description)" },
      describe: 'Part of the description',
    },
    ...linesFlags,
    raw: {
      kind: 'boolean',
      wire: { in: 'print', name: 'raw' },
      describe: 'Print the response of the service unchanged',
    },
  },
});
