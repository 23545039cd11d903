// From specs/ledger/mail-message.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `mail-message list`. */
export interface MailMessageListArgs extends LinesFlags, ListFlags {
  readonly from?: string;
  readonly operation?: number;
  readonly status?: number;
  readonly to?: string;
}

export const command = defineCommand<MailMessageListArgs>(() => import('../client.js'), {
  id: 'ledger.mail-message.list',
  command: 'list',
  describe: 'List messages sent from mailboxes',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/mailbox/MailMessagesSent',
    paging: 'link',
    columns: [
      { key: 'Subject', header: 'Subject' },
      { key: 'Quantity', header: 'Quantity' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'mailbox/MailMessagesSent', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    from: {
      kind: 'date',
      wire: { in: 'term', name: "SenderDateSent ge datetime'{day}T00:00:00'" },
      describe: 'Sent on or after this day',
    },
    operation: {
      kind: 'integer',
      choices: ['1', '2', '3', '4'],
      wire: { in: 'term', name: 'Operation eq {number}' },
      describe: 'Operation: 1 purchase invoice, 2 purchase invoice with details, 3 sales invoice, 4 bank statement',
    },
    status: {
      kind: 'integer',
      choices: ['5', '10', '20', '25', '30', '40', '42', '43', '45', '46', '50'],
      wire: { in: 'term', name: 'RecipientStatus eq {number}' },
      describe: 'Recipient status, for example 20 open, 43 at the scanning service, 45 error, 50 processed',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "SenderDateSent le datetime'{day}T23:59:59'" },
      describe: 'Sent on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
