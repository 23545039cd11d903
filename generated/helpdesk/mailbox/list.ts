// From specs/helpdesk/mailbox.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { limitFlags, type LimitFlags } from '../flags.js';

/** Flags and arguments of `mailbox list`. */
export interface MailboxListArgs extends LimitFlags {}

export const command = defineCommand<MailboxListArgs>(() => import('../client.js'), {
  id: 'helpdesk.mailbox.list',
  command: 'list',
  describe: 'List mailboxes',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/mailboxes',
    paging: 'inbox',
    result: 'mailboxes',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'email', header: 'Email' },
      { key: 'createdAt', header: 'Created' },
    ],
    shape: 'rows',
  }),
  flags: {
    ...limitFlags,
  },
});
