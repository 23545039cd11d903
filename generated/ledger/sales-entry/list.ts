// From specs/ledger/sales-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `sales-entry list`. */
export interface SalesEntryListArgs extends LinesFlags, ListFlags {}

export const command = defineCommand<SalesEntryListArgs>(() => import('../client.js'), {
  id: 'ledger.sales-entry.list',
  command: 'list',
  describe: 'List sales entries',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/salesentry/SalesEntries',
    paging: 'link',
    columns: [
      { key: 'EntryNumber', header: 'Number' },
      { key: 'CustomerName', header: 'Customer' },
      { key: 'EntryDate', header: 'Date' },
      { key: 'AmountDC', header: 'Amount', amount: true },
      { key: 'StatusDescription', header: 'Status' },
      { key: 'Description', header: 'Description' },
      { key: 'YourRef', header: 'Your ref' },
      { key: 'EntryID', header: 'Entry ID' },
    ],
    shape: 'rows',
    resource: { name: 'salesentry/SalesEntries', key: { field: 'EntryID', type: 'Edm.Guid' } },
  }),
  flags: {
    ...linesFlags,
    ...listFlags,
  },
});
