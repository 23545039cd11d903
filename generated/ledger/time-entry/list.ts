// From specs/ledger/time-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `time-entry list`. */
export interface TimeEntryListArgs extends LinesFlags, ListFlags {
  /** Account code or GUID. */
  readonly account?: string;
  /** Employee (GUID). */
  readonly employee?: string;
  /** Dated on or after this day. */
  readonly from?: string;
  /** Project code or GUID. */
  readonly project?: string;
  /** Status: 1 draft, 2 rejected, 10 submitted, 20 final, or another number. */
  readonly status?: number;
  /** Dated on or before this day. */
  readonly to?: string;
}

export const command = defineCommand<TimeEntryListArgs>(() => import('../client.js'), {
  id: 'ledger.time-entry.list',
  command: 'list',
  describe: 'List time entries',
  usage: '[flags]',
  effect: 'read',
  flags: {
    account: {
      type: 'string',
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Account eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    employee: {
      type: 'string',
      kind: 'uuid',
      wire: { in: 'term', name: "Employee eq guid'{guid}'" },
      describe: 'Employee (GUID)',
    },
    from: {
      type: 'string',
      kind: 'date',
      wire: { in: 'term', name: "Date ge datetime'{day}T00:00:00'" },
      describe: 'Dated on or after this day',
    },
    project: {
      type: 'string',
      kind: 'reference',
      reference: 'project',
      wire: { in: 'term', name: "Project eq guid'{guid}'" },
      describe: 'Project code or GUID',
    },
    status: {
      type: 'string',
      kind: 'integer',
      wire: { in: 'term', name: 'HourStatus eq {number}' },
      describe: 'Status: 1 draft, 2 rejected, 10 submitted, 20 final, or another number',
    },
    to: {
      type: 'string',
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "Date le datetime'{day}T23:59:59'" },
      describe: 'Dated on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
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
});
