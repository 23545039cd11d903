// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { limitFlags, type LimitFlags } from '../flags.js';

/** Flags and arguments of `conv list`. */
export interface ConvListArgs extends LimitFlags {
  readonly mailbox?: string;
  readonly tag?: string;
  readonly since?: string;
  readonly source?:
    | 'api'
    | 'beacon'
    | 'channel'
    | 'chat'
    | 'consumer'
    | 'coreapi'
    | 'csv'
    | 'customer'
    | 'cvs'
    | 'desk'
    | 'docs'
    | 'email'
    | 'emailfwd'
    | 'heymarket'
    | 'internal'
    | 'jira'
    | 'manual'
    | 'mobile'
    | 'notification'
    | 'orchestration'
    | 'support'
    | 'unknown'
    | 'uservoice'
    | 'web'
    | 'workflows'
    | 'zendesk';
  readonly 'assigned-to'?: string;
  readonly customer?: string;
  readonly query?: string;
  readonly status: 'active' | 'pending' | 'closed' | 'spam' | 'all';
}

export const command = defineCommand<ConvListArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.list',
  command: 'list',
  describe: 'List conversations, newest first',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations',
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
  flags: {
    mailbox: {
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'query', name: 'mailbox' },
      describe: 'Mailbox id or name',
    },
    tag: {
      kind: 'text',
      wire: { in: 'query', name: 'tag' },
      describe: 'Only conversations with one of these tags, separated by commas',
    },
    since: {
      kind: 'since',
      wire: { in: 'query', name: 'modifiedSince' },
      describe: 'Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)',
    },
    source: {
      kind: 'enum',
      choices: [
        'api',
        'beacon',
        'channel',
        'chat',
        'consumer',
        'coreapi',
        'csv',
        'customer',
        'cvs',
        'desk',
        'docs',
        'email',
        'emailfwd',
        'heymarket',
        'internal',
        'jira',
        'manual',
        'mobile',
        'notification',
        'orchestration',
        'support',
        'unknown',
        'uservoice',
        'web',
        'workflows',
        'zendesk',
      ],
      wire: { in: 'keep', name: 'source.type' },
      describe: 'Only conversations from this source',
    },
    'assigned-to': {
      kind: 'reference',
      reference: 'assignee',
      words: ['none'],
      wire: [
        { in: 'term', name: '(assigned:"Unassigned")', when: 'none' },
        { in: 'query', name: 'assigned_to', when: 'other' },
      ],
      describe: 'Id, name or e-mail address of the user or team, "me", or "none"',
    },
    customer: {
      kind: 'text',
      blank: 'never',
      wire: [
        { in: 'term', name: '(customerIds:{text})', when: 'digits' },
        { in: 'term', name: '(email:"{text}")', when: 'other' },
      ],
      describe: 'Customer id, or e-mail address (also in CC and BCC)',
    },
    query: {
      kind: 'text',
      wire: { in: 'query', name: 'query' },
      describe: 'Search expression, for example (subject:"invoice" AND tag:vip)',
    },
    status: {
      kind: 'enum',
      choices: ['active', 'pending', 'closed', 'spam', 'all'],
      default: 'active',
      wire: { in: 'query', name: 'status' },
      describe: 'Status of the conversations',
    },
    ...limitFlags,
  },
});
