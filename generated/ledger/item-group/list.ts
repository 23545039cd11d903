// From specs/ledger/item-group.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `item-group list`. */
export interface ItemGroupListArgs extends LinesFlags, ListFlags {
  readonly default?: number;
  readonly search?: string;
}

export const command = defineCommand<ItemGroupListArgs>(() => import('../client.js'), {
  id: 'ledger.item-group.list',
  command: 'list',
  describe: 'List item groups',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/logistics/ItemGroups',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'IsDefault', header: 'Default' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'logistics/ItemGroups', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    default: {
      kind: 'integer',
      choices: ['0', '1'],
      wire: { in: 'term', name: 'IsDefault eq {number}' },
      describe: '1 for the default group, 0 for the others',
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
