// From specs/helpdesk/customer.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { limitFlags, type LimitFlags } from '../flags.js';

/** Flags and arguments of `customer conversations`. */
export interface CustomerConversationsArgs extends LimitFlags {
  readonly id: string;
}

export const command = defineCommand<CustomerConversationsArgs>(() => import('../client.js'), {
  id: 'helpdesk.customer.conversations',
  command: 'conversations <id>',
  describe: 'List the conversations of one customer',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations',
    query: { query: '(customerIds:{id})', status: 'all' },
    paging: 'inbox',
    result: 'conversations',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'number', header: 'Number' },
      { key: 'subject', header: 'Subject' },
      { key: 'status', header: 'Status' },
      { key: 'mailboxId', header: 'Mailbox', reference: 'inbox' },
      { key: 'createdAt', header: 'Created' },
      { key: 'assignee', header: 'Assignee', from: '{assignee.first} {assignee.last}' },
      { key: 'tags', header: 'Tags', from: 'tags[].tag' },
      { key: 'waitingSince', header: 'Waiting', from: 'customerWaitingSince.time' },
    ],
    shape: 'rows',
  }),
  positionals: {
    id: { required: true, kind: 'reference', reference: 'customer', describe: 'Customer id or e-mail address' },
  },
  flags: {
    ...limitFlags,
  },
});
