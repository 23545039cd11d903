// From specs/ledger/purchase-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `purchase-entry list`. */
export interface PurchaseEntryListArgs extends LinesFlags, ListFlags {
  readonly from?: string;
  readonly status?: number;
  readonly supplier?: string;
  readonly to?: string;
}

export const command = defineCommand<PurchaseEntryListArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-entry.list',
  command: 'list',
  describe: 'List purchase entries',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/purchaseentry/PurchaseEntries',
    paging: 'link',
    columns: [
      { key: 'EntryNumber', header: 'Number' },
      { key: 'SupplierName', header: 'Supplier' },
      { key: 'EntryDate', header: 'Date' },
      { key: 'AmountDC', header: 'Amount', amount: true },
      { key: 'StatusDescription', header: 'Status' },
      { key: 'Description', header: 'Description' },
      { key: 'YourRef', header: 'Your ref' },
      { key: 'EntryID', header: 'Entry ID' },
    ],
    shape: 'rows',
    resource: { name: 'purchaseentry/PurchaseEntries', key: { field: 'EntryID', type: 'Edm.Guid' }, needsSelect: true },
  }),
  flags: {
    from: {
      kind: 'date',
      wire: { in: 'term', name: "EntryDate ge datetime'{day}T00:00:00'" },
      describe: 'Dated on or after this day',
    },
    status: {
      kind: 'integer',
      choices: ['5', '20', '50'],
      wire: { in: 'term', name: 'Status eq {number}' },
      describe: 'Status: 5 rejected, 20 open, 50 processed',
    },
    supplier: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Supplier eq guid'{guid}'" },
      describe: 'Supplier code or GUID',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "EntryDate le datetime'{day}T23:59:59'" },
      describe: 'Dated on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
