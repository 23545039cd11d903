// From specs/ledger/time-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `time-entry list`. */
export interface TimeEntryListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly employee?: string;
  readonly from?: string;
  readonly project?: string;
  readonly status?: number;
  readonly to?: string;
}

export const command = defineCommand<TimeEntryListArgs>(() => import('../client.js'), {
  id: 'ledger.time-entry.list',
  command: 'list',
  describe: 'List time entries',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/project/TimeTransactions',
    paging: 'link',
    columns: [
      { key: 'EntryNumber', header: 'Number' },
      { key: 'Date', header: 'Date' },
      { key: 'ProjectCode', header: 'Project' },
      { key: 'ItemDescription', header: 'Item' },
      { key: 'Quantity', header: 'Quantity' },
      { key: 'Amount', header: 'Amount', amount: true },
      {
        key: 'HourStatus',
        header: 'Status',
        values: { 1: '1 draft', 2: '2 rejected', 10: '10 submitted', 20: '20 final' },
      },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'project/TimeTransactions', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Account eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    employee: { kind: 'uuid', wire: { in: 'term', name: "Employee eq guid'{guid}'" }, describe: 'Employee (GUID)' },
    from: {
      kind: 'date',
      wire: { in: 'term', name: "Date ge datetime'{day}T00:00:00'" },
      describe: 'Dated on or after this day',
    },
    project: {
      kind: 'reference',
      reference: 'project',
      wire: { in: 'term', name: "Project eq guid'{guid}'" },
      describe: 'Project code or GUID',
    },
    status: {
      kind: 'integer',
      wire: { in: 'term', name: 'HourStatus eq {number}' },
      describe: 'Status: 1 draft, 2 rejected, 10 submitted, 20 final, or another number',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "Date le datetime'{day}T23:59:59'" },
      describe: 'Dated on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
