// From specs/ledger/journal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `journal list`. */
export interface JournalListArgs extends LinesFlags, ListFlags {
  readonly search?: string;
  readonly type?: number;
}

export const command = defineCommand<JournalListArgs>(() => import('../client.js'), {
  id: 'ledger.journal.list',
  command: 'list',
  describe: 'List journals',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/financial/Journals',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      {
        key: 'Type',
        header: 'Type',
        values: {
          10: '10 cash',
          12: '12 bank',
          16: '16 payment service',
          20: '20 sales',
          22: '22 purchase',
          90: '90 general',
        },
      },
      { key: 'Currency', header: 'Currency' },
      { key: 'GLAccountCode', header: 'G/L' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'financial/Journals', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or Code eq '{text}')" },
      describe: 'Part of the description or the exact code',
    },
    type: {
      kind: 'integer',
      choices: ['10', '12', '16', '20', '22', '90'],
      wire: { in: 'term', name: 'Type eq {number}' },
      describe: 'Type: 10 cash, 12 bank, 16 payment service, 20 sales, 22 purchase, 90 general',
    },
    ...linesFlags,
    ...listFlags,
  },
});
