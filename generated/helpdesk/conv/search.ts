// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { limitFlags, type LimitFlags } from '../flags.js';

/** Flags and arguments of `conv search`. */
export interface ConvSearchArgs extends LimitFlags {
  readonly query: string;
  readonly mailbox?: string;
}

export const command = defineCommand<ConvSearchArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.search',
  command: 'search <query>',
  describe: 'Search conversations with a query expression',
  usage: '<query> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations',
    query: { status: 'all' },
    paging: 'inbox',
    result: 'conversations',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'number', header: 'Number' },
      { key: 'subject', header: 'Subject' },
      { key: 'status', header: 'Status' },
      { key: 'mailboxId', header: 'Mailbox', reference: 'inbox' },
      { key: 'assignee', header: 'Assignee', from: '{assignee.first} {assignee.last}' },
      { key: 'createdAt', header: 'Created' },
      {
        key: 'customer',
        header: 'Customer',
        from: ['{primaryCustomer.first} {primaryCustomer.last}', 'primaryCustomer.email'],
      },
      { key: 'tags', header: 'Tags', from: 'tags[].tag' },
      { key: 'waitingSince', header: 'Waiting', from: 'customerWaitingSince.time' },
    ],
    shape: 'rows',
  }),
  sort: {
    by: 'sortField',
    order: 'sortOrder',
    fields: {
      createdAt: 'createdAt',
      customer: 'customerName',
      customerEmail: 'customerEmail',
      mailboxId: 'mailboxid',
      modifiedAt: 'modifiedAt',
      number: 'number',
      status: 'status',
      subject: 'subject',
      waitingSince: 'waitingSince',
    },
    headers: { Created: 'createdAt', Mailbox: 'mailboxid', Waiting: 'waitingSince' },
  },
  positionals: {
    query: {
      required: true,
      kind: 'text',
      wire: { in: 'query', name: 'query' },
      describe: 'Expression, for example (subject:"invoice" AND tag:vip)',
    },
  },
  flags: {
    mailbox: {
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'query', name: 'mailbox' },
      describe: 'Mailbox id or name',
    },
    ...limitFlags,
  },
});
