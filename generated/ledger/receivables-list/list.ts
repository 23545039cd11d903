// From specs/ledger/receivables-list.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `receivables-list list`. */
export interface ReceivablesListListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly 'due-from'?: string;
  readonly 'due-to'?: string;
  readonly search?: string;
}

export const command = defineCommand<ReceivablesListListArgs>(() => import('../client.js'), {
  id: 'ledger.receivables-list.list',
  command: 'list',
  describe: 'List unpaid customer invoices',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/read/financial/ReceivablesList',
    paging: 'link',
    columns: [
      { key: 'InvoiceNumber', header: 'Invoice' },
      { key: 'AccountName', header: 'Account' },
      { key: 'DueDate', header: 'Due date' },
      { key: 'Amount', header: 'Amount', amount: true },
      { key: 'CurrencyCode', header: 'Currency' },
      { key: 'InvoiceDate', header: 'Invoice date' },
      { key: 'AccountCode', header: 'Code' },
      { key: 'EntryNumber', header: 'Entry' },
    ],
    shape: 'rows',
    resource: { name: 'read/financial/ReceivablesList', key: { field: 'HID', type: 'Edm.Int64' } },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "AccountId eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    'due-from': {
      kind: 'date',
      wire: { in: 'term', name: "DueDate ge datetime'{day}T00:00:00'" },
      describe: 'Due on or after this day',
    },
    'due-to': {
      kind: 'date',
      notBefore: 'due-from',
      wire: { in: 'term', name: "DueDate le datetime'{day}T23:59:59'" },
      describe: 'Due on or before this day',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "substringof('{text}',AccountName)" },
      describe: 'Part of the account name',
    },
    ...linesFlags,
    ...listFlags,
  },
});
