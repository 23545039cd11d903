// From specs/ledger/unit.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `unit list`. */
export interface UnitListArgs extends LinesFlags, ListFlags {
  readonly active?: boolean;
  readonly search?: string;
}

export const command = defineCommand<UnitListArgs>(() => import('../client.js'), {
  id: 'ledger.unit.list',
  command: 'list',
  describe: 'List units',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/logistics/Units',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'Active', header: 'Active' },
      { key: 'TimeUnit', header: 'Time unit' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'logistics/Units', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    active: {
      kind: 'yesno',
      wire: { in: 'term', name: 'Active eq {boolean}' },
      describe: 'Only active units ("no" to exclude them)',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or Code eq '{text}')" },
      describe: 'Part of the description or the exact code',
    },
    ...linesFlags,
    ...listFlags,
  },
});
