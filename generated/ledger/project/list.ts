// From specs/ledger/project.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `project list`. */
export interface ProjectListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly search?: string;
  readonly type?: number;
}

export const command = defineCommand<ProjectListArgs>(() => import('../client.js'), {
  id: 'ledger.project.list',
  command: 'list',
  describe: 'List projects',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/project/Projects',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'AccountName', header: 'Account name' },
      { key: 'StartDate', header: 'Start date' },
      { key: 'EndDate', header: 'End date' },
      { key: 'BudgetedAmount', header: 'Budget', amount: true },
      { key: 'TypeDescription', header: 'Type' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'project/Projects', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Account eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or Code eq '{text}')" },
      describe: 'Part of the description or the exact code',
    },
    type: { kind: 'integer', wire: { in: 'term', name: 'Type eq {number}' }, describe: 'Project type number' },
    ...linesFlags,
    ...listFlags,
  },
});
