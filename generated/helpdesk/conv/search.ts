// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `conv search`. */
export interface ConvSearchArgs {
  /** Expression, for example (subject:"invoice" AND tag:vip). */
  readonly query: string;
  /** Inbox id. */
  readonly mailbox?: string;
  /** Maximum number of rows (0 for all). */
  readonly limit: number;
}

export const command = defineCommand<ConvSearchArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.search',
  command: 'search <query>',
  describe: 'Search conversations with a query expression',
  usage: '<query> [flags]',
  effect: 'read',
  positionals: {
    query: {
      required: true,
      kind: 'text',
      wire: { in: 'query', name: 'query' },
      describe: 'Expression, for example (subject:"invoice" AND tag:vip)',
    },
  },
  flags: {
    mailbox: { type: 'string', kind: 'id', wire: { in: 'query', name: 'mailbox' }, describe: 'Inbox id' },
    limit: { type: 'string', kind: 'integer', default: 25, min: 0, describe: 'Maximum number of rows (0 for all)' },
  },
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
      { key: 'mailboxId', header: 'Mailbox' },
      { key: 'assignee', header: 'Assignee', from: '{assignee.first} {assignee.last}' },
      { key: 'createdAt', header: 'Created' },
    ],
    shape: 'rows',
  }),
});
