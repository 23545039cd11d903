// From specs/ledger/department.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `department list`. */
export interface DepartmentListArgs extends LinesFlags, ListFlags {
  readonly search?: string;
}

export const command = defineCommand<DepartmentListArgs>(() => import('../client.js'), {
  id: 'ledger.department.list',
  command: 'list',
  describe: 'List departments',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/hrm/Departments',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'Costcenter', header: 'Costcenter' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'hrm/Departments', key: { field: 'ID', type: 'Edm.Guid' } },
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
