// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `conv count`. */
export interface ConvCountArgs {
  readonly mailbox?: string;
  readonly tag?: string;
  readonly status: 'active' | 'pending' | 'closed' | 'spam' | 'all';
}

export const command = defineCommand<ConvCountArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.count',
  command: 'count',
  describe: 'Count conversations that match the filters',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations',
    query: { page: '1' },
    shape: 'action',
    says: '{answer.page.totalElements}',
    gives: { count: '{answer.page.totalElements:number}' },
  }),
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
    status: {
      kind: 'enum',
      choices: ['active', 'pending', 'closed', 'spam', 'all'],
      default: 'all',
      wire: { in: 'query', name: 'status' },
      describe: 'Status of the conversations',
    },
  },
});
