// From specs/ledger/cost-center.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `cost-center list`. */
export interface CostCenterListArgs extends LinesFlags, ListFlags {
  readonly search?: string;
}

export const command = defineCommand<CostCenterListArgs>(() => import('../client.js'), {
  id: 'ledger.cost-center.list',
  command: 'list',
  describe: 'List cost centers',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/hrm/Costcenters',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'Active', header: 'Active' },
      { key: 'EndDate', header: 'End date' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'hrm/Costcenters', key: { field: 'ID', type: 'Edm.Guid' } },
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
