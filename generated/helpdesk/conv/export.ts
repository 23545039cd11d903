// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `conv export`. */
export interface ConvExportArgs {
  /** Inbox id. */
  readonly mailbox?: string;
  /** Changed since: a date, an RFC 3339 time, or 7d, 12h, 30m (minutes) before now. */
  readonly since?: string;
  /** Tag name, or several with commas: any of them. */
  readonly tag?: string;
  /** More data in each conversation; not with csv. */
  readonly embed?: readonly 'threads'[];
  /** Shape of the export. */
  readonly format: 'json' | 'csv' | 'ndjson';
  /** Most conversations to write (0, or absent: all). */
  readonly limit?: number;
  /** Keep conversations that came in this way. */
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
  /** Status of the conversations. */
  readonly status: 'active' | 'pending' | 'closed' | 'spam' | 'all';
}

export const command = defineCommand<ConvExportArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.export',
  command: 'export',
  describe: 'Stream conversations out in bulk',
  usage: '[flags]',
  effect: 'read',
  flags: {
    mailbox: { type: 'string', kind: 'id', wire: 'query:mailbox', describe: 'Inbox id' },
    since: {
      type: 'string',
      kind: 'since',
      wire: 'query:modifiedSince',
      describe: 'Changed since: a date, an RFC 3339 time, or 7d, 12h, 30m (minutes) before now',
    },
    tag: { type: 'string', kind: 'text', wire: 'query:tag', describe: 'Tag name, or several with commas: any of them' },
    embed: {
      type: 'string',
      kind: 'csv',
      of: 'enum',
      choices: ['threads'],
      describe: 'More data in each conversation; not with csv',
    },
    format: {
      type: 'string',
      kind: 'enum',
      choices: ['json', 'csv', 'ndjson'],
      default: 'json',
      describe: 'Shape of the export',
    },
    limit: { type: 'string', kind: 'integer', min: 0, describe: 'Most conversations to write (0, or absent: all)' },
    source: {
      type: 'string',
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
      describe: 'Keep conversations that came in this way',
    },
    status: {
      type: 'string',
      kind: 'enum',
      choices: ['active', 'pending', 'closed', 'spam', 'all'],
      default: 'all',
      describe: 'Status of the conversations',
    },
  },
  columns: [
    { key: 'id', header: 'ID' },
    { key: 'number', header: 'Number' },
    { key: 'subject', header: 'Subject' },
    { key: 'status', header: 'Status' },
    { key: 'mailboxId', header: 'Mailbox' },
    { key: 'createdAt', header: 'Created' },
  ],
  handler: workflow(() => import('../../../workflows/helpdesk/conv-export.js')),
});
