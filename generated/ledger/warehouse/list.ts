// From specs/ledger/warehouse.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `warehouse list`. */
export interface WarehouseListArgs extends LinesFlags, ListFlags {
  readonly search?: string;
}

export const command = defineCommand<WarehouseListArgs>(() => import('../client.js'), {
  id: 'ledger.warehouse.list',
  command: 'list',
  describe: 'List warehouses',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/inventory/Warehouses',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'Main', header: 'Main' },
      { key: 'DefaultStorageLocationCode', header: 'Location' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'inventory/Warehouses', key: { field: 'ID', type: 'Edm.Guid' } },
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
