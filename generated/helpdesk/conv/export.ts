// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `conv export`. */
export interface ConvExportArgs {
  readonly mailbox?: string;
  readonly since?: string;
  readonly tag?: string;
  readonly embed?: readonly 'threads'[];
  readonly format: 'json' | 'csv' | 'ndjson';
  readonly limit?: number;
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
  readonly status: 'active' | 'pending' | 'closed' | 'spam' | 'all';
}

/** Requests of the workflow. */
const calls = {
  oldest: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations',
    query: { sortField: 'createdAt', sortOrder: 'asc' },
    paging: 'inbox',
    result: 'conversations',
    shape: 'rows',
  },
  threads: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations/{id}/threads',
    paging: 'inbox-part',
    result: 'threads',
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ConvExportArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.export',
  command: 'export',
  describe: 'Export conversations in bulk',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<ConvExportArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/conv-export.js'), {
    calls,
  }),
  columns: [
    { key: 'id', header: 'ID' },
    { key: 'number', header: 'Number' },
    { key: 'subject', header: 'Subject' },
    { key: 'status', header: 'Status' },
    { key: 'mailboxId', header: 'Mailbox' },
    { key: 'createdAt', header: 'Created' },
  ],
  flags: {
    mailbox: {
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'query', name: 'mailbox' },
      describe: 'Mailbox id or name',
    },
    since: {
      kind: 'since',
      wire: { in: 'query', name: 'modifiedSince' },
      describe: 'Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)',
    },
    tag: {
      kind: 'text',
      wire: { in: 'query', name: 'tag' },
      describe: 'Only conversations with one of these tags, separated by commas',
    },
    embed: {
      kind: 'csv',
      of: 'enum',
      choices: ['threads'],
      wire: { in: 'query', name: 'embed' },
      describe: 'Data to embed in each conversation (not with csv)',
    },
    format: {
      kind: 'enum',
      choices: ['json', 'csv', 'ndjson'],
      default: 'json',
      conflicts: ['output'],
      describe: 'Export format',
    },
    limit: { kind: 'integer', min: 0, describe: 'Maximum number of conversations (0 for all; default: all)' },
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
    status: {
      kind: 'enum',
      choices: ['active', 'pending', 'closed', 'spam', 'all'],
      default: 'all',
      wire: { in: 'query', name: 'status' },
      describe: 'Status of the conversations',
    },
  },
});
