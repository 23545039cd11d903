// From specs/ledger/cost-unit.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `cost-unit list`. */
export interface CostUnitListArgs extends LinesFlags, ListFlags {
  readonly search?: string;
}

export const command = defineCommand<CostUnitListArgs>(() => import('../client.js'), {
  id: 'ledger.cost-unit.list',
  command: 'list',
  describe: 'List cost units',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/hrm/Costunits',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'EndDate', header: 'End date' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'hrm/Costunits', key: { field: 'ID', type: 'Edm.Guid' } },
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
