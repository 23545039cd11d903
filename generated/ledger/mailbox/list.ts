// From specs/ledger/mailbox.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `mailbox list`. */
export interface MailboxListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly search?: string;
  readonly type?: number;
}

export const command = defineCommand<MailboxListArgs>(() => import('../client.js'), {
  id: 'ledger.mailbox.list',
  command: 'list',
  describe: 'List mailboxes',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/mailbox/Mailboxes',
    paging: 'link',
    columns: [
      { key: 'AccountName', header: 'AccountName' },
      { key: 'Description', header: 'Description' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'mailbox/Mailboxes', key: { field: 'ID', type: 'Edm.Guid' } },
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
      wire: { in: 'term', name: "(substringof('{text}',Mailbox) or substringof('{text}',Description))" },
      describe: 'Part of the address or description',
    },
    type: {
      kind: 'integer',
      choices: ['0', '1', '2', '3'],
      wire: { in: 'term', name: 'Type eq {number}' },
      describe: 'Type: 0 unknown, 1 Exact, 2 government, 3 manual input',
    },
    ...linesFlags,
    ...listFlags,
  },
});
