// From specs/ledger/address.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `address list`. */
export interface AddressListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly city?: string;
  readonly main?: boolean;
  readonly type?: number;
}

export const command = defineCommand<AddressListArgs>(() => import('../client.js'), {
  id: 'ledger.address.list',
  command: 'list',
  describe: 'List addresses',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/crm/Addresses',
    paging: 'link',
    columns: [
      { key: 'AccountName', header: 'Account name' },
      { key: 'Type', header: 'Type', values: { 1: '1 visit', 2: '2 postal', 3: '3 invoice', 4: '4 delivery' } },
      { key: 'AddressLine1', header: 'Address' },
      { key: 'Postcode', header: 'Postcode' },
      { key: 'City', header: 'City' },
      { key: 'Country', header: 'Country' },
      { key: 'Main', header: 'Main' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'crm/Addresses', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Account eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    city: { kind: 'text', wire: { in: 'term', name: "City eq '{text}'" }, describe: 'City (exact match)' },
    main: {
      kind: 'yesno',
      wire: { in: 'term', name: 'Main eq {boolean}' },
      describe: 'Only main addresses ("no" to exclude them)',
    },
    type: {
      kind: 'integer',
      choices: ['1', '2', '3', '4'],
      wire: { in: 'term', name: 'Type eq {number}' },
      describe: 'Type: 1 visit, 2 postal, 3 invoice, 4 delivery',
    },
    ...linesFlags,
    ...listFlags,
  },
});
