// From specs/ledger/document.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `document list`. */
export interface DocumentListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly from?: string;
  readonly to?: string;
  readonly type?: number;
}

export const command = defineCommand<DocumentListArgs>(() => import('../client.js'), {
  id: 'ledger.document.list',
  command: 'list',
  describe: 'List documents',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/documents/Documents',
    paging: 'link',
    columns: [
      { key: 'HID', header: 'Number' },
      { key: 'Subject', header: 'Subject' },
      { key: 'AccountName', header: 'Account name' },
      { key: 'DocumentDate', header: 'Date' },
      { key: 'TypeDescription', header: 'Type' },
      { key: 'AmountFC', header: 'Amount', amount: true },
      { key: 'Currency', header: 'Currency' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'documents/Documents', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Account eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    from: {
      kind: 'date',
      wire: { in: 'term', name: "DocumentDate ge datetime'{day}T00:00:00'" },
      describe: 'Dated on or after this day',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "DocumentDate le datetime'{day}T23:59:59'" },
      describe: 'Dated on or before this day',
    },
    type: {
      kind: 'integer',
      wire: { in: 'term', name: 'Type eq {number}' },
      describe: 'Document type id, shown by `document-type list`',
    },
    ...linesFlags,
    ...listFlags,
  },
});
