// From specs/ledger/receivable.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `receivable list`. */
export interface ReceivableListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly 'due-from'?: string;
  readonly 'due-to'?: string;
  readonly search?: string;
  readonly status?: number;
}

export const command = defineCommand<ReceivableListArgs>(() => import('../client.js'), {
  id: 'ledger.receivable.list',
  command: 'list',
  describe: 'List receivables',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/cashflow/Receivables',
    paging: 'link',
    columns: [
      { key: 'EntryNumber', header: 'Number' },
      { key: 'AccountName', header: 'Account name' },
      { key: 'EntryDate', header: 'Entry date' },
      { key: 'DueDate', header: 'Due date' },
      { key: 'AmountDC', header: 'Amount', amount: true },
      {
        key: 'Status',
        header: 'Status',
        values: { 20: '20 open', 30: '30 selected', 40: '40 processed', 50: '50 matched' },
      },
      { key: 'Description', header: 'Description' },
      { key: 'InvoiceNumber', header: 'Invoice' },
      { key: 'YourRef', header: 'Your ref' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'cashflow/Receivables', key: { field: 'ID', type: 'Edm.Guid' }, needsSelect: true },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Account eq guid'{guid}'" },
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
    status: {
      kind: 'integer',
      choices: ['20', '30', '40', '50'],
      wire: { in: 'term', name: 'Status eq {number}' },
      describe: 'Status: 20 open, 30 selected, 40 processed, 50 matched',
    },
    ...linesFlags,
    ...listFlags,
  },
});
