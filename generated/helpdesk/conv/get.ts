// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `conv get`. */
export interface ConvGetArgs {
  readonly id: string;
  readonly threads?: boolean;
  readonly web?: boolean;
}

export const command = defineCommand<ConvGetArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.get',
  command: 'get <id>',
  describe: 'Show one conversation',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations/{id}',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'number', header: 'Number' },
      { key: 'subject', header: 'Subject' },
      { key: 'status', header: 'Status' },
      { key: 'mailboxId', header: 'Mailbox', reference: 'inbox' },
      { key: 'customerEmail', header: 'Customer', from: 'primaryCustomer.email' },
      { key: 'createdAt', header: 'Created' },
      { key: 'closedAt', header: 'Closed' },
      { key: 'assignee', header: 'Assignee', from: '{assignee.first} {assignee.last}' },
      { key: 'tags', header: 'Tags', from: 'tags[].tag' },
      { key: 'waitingSince', header: 'Waiting Since', from: 'customerWaitingSince.time' },
    ],
    shape: 'record',
    hook: 'show-conversation',
    web: { field: '_links.web.href', origin: 'https://secure.helpscout.net' },
  }),
  hints: { 404: 'The conversation does not exist; "conv search" finds conversations.' },
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'conversation',
      wire: { in: 'path', name: 'id' },
      describe: 'Conversation id or number (#292)',
    },
  },
  flags: {
    threads: {
      kind: 'boolean',
      wire: { in: 'query', name: 'embed' },
      send: 'threads',
      describe: 'Also show the messages',
    },
    web: {
      kind: 'boolean',
      wire: { in: 'print', name: 'web' },
      describe: 'Open the record in the browser, or print its address',
    },
  },
});
