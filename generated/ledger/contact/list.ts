// From specs/ledger/contact.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `contact list`. */
export interface ContactListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly search?: string;
}

export const command = defineCommand<ContactListArgs>(() => import('../client.js'), {
  id: 'ledger.contact.list',
  command: 'list',
  describe: 'List contacts',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/crm/Contacts',
    paging: 'link',
    columns: [
      { key: 'FullName', header: 'Full name' },
      { key: 'AccountName', header: 'Account name' },
      { key: 'Email', header: 'Email' },
      { key: 'BusinessEmail', header: 'Business email' },
      { key: 'BusinessPhone', header: 'Business phone' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'crm/Contacts', key: { field: 'ID', type: 'Edm.Guid' } },
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
      wire: { in: 'term', name: "(substringof('{text}',FullName) or substringof('{text}',Email))" },
      describe: 'Part of the name or e-mail address',
    },
    ...linesFlags,
    ...listFlags,
  },
});
