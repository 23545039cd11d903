// From specs/helpdesk/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `backup`. */
export interface BackupArgs {
  readonly attachments?: boolean;
  readonly compress?: boolean;
  readonly exclude?: readonly (
    | 'users'
    | 'teams'
    | 'mailboxes'
    | 'mailboxFolders'
    | 'mailboxFields'
    | 'tags'
    | 'workflows'
    | 'webhooks'
    | 'customers'
    | 'conversations'
  )[];
  readonly full?: boolean;
  readonly include?: readonly (
    | 'users'
    | 'teams'
    | 'mailboxes'
    | 'mailboxFolders'
    | 'mailboxFields'
    | 'tags'
    | 'workflows'
    | 'webhooks'
    | 'customers'
    | 'conversations'
  )[];
  readonly 'keep-history'?: boolean;
  readonly out: string;
  readonly parallel: number;
  readonly reconcile?: boolean;
  readonly resume?: boolean;
  readonly 'show-secrets'?: boolean;
  readonly since?: string;
  readonly views?: boolean;
}

/** Requests of the workflow. */
const calls = {
  attachment: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations/{conversation}/attachments/{attachment}/data',
    shape: 'record',
  },
  conversations: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations',
    query: { embed: '{embed}', modifiedSince: '{since}', sortField: 'createdAt', sortOrder: 'asc', status: 'all' },
    paging: 'inbox',
    result: 'conversations',
    shape: 'rows',
  },
  customers: {
    effect: 'read',
    method: 'GET',
    path: '/v2/customers',
    query: { modifiedSince: '{since}' },
    paging: 'inbox',
    result: 'customers',
    shape: 'rows',
  },
  file: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations/{conversation}/attachments/{attachment}/file',
    shape: 'record',
  },
  mailboxFields: {
    effect: 'read',
    method: 'GET',
    path: '/v2/mailboxes/{mailbox}/fields',
    paging: 'inbox-part',
    result: 'fields',
    shape: 'rows',
  },
  mailboxFolders: {
    effect: 'read',
    method: 'GET',
    path: '/v2/mailboxes/{mailbox}/folders',
    paging: 'inbox-part',
    result: 'folders',
    shape: 'rows',
  },
  mailboxes: {
    effect: 'read',
    method: 'GET',
    path: '/v2/mailboxes',
    paging: 'inbox',
    result: 'mailboxes',
    shape: 'rows',
  },
  me: { effect: 'read', method: 'GET', path: '/v2/users/me', shape: 'record' },
  tags: { effect: 'read', method: 'GET', path: '/v2/tags', paging: 'inbox', result: 'tags', shape: 'rows' },
  teams: { effect: 'read', method: 'GET', path: '/v2/teams', paging: 'inbox', result: 'teams', shape: 'rows' },
  threads: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations/{id}/threads',
    paging: 'inbox-part',
    result: 'threads',
    shape: 'rows',
  },
  users: { effect: 'read', method: 'GET', path: '/v2/users', paging: 'inbox', result: 'users', shape: 'rows' },
  webhooks: {
    effect: 'read',
    method: 'GET',
    path: '/v2/webhooks',
    paging: 'inbox',
    result: 'webhooks',
    secrets: ['secret'],
    shape: 'rows',
  },
  workflows: {
    effect: 'read',
    method: 'GET',
    path: '/v2/workflows',
    paging: 'inbox',
    result: 'workflows',
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<BackupArgs>(() => import('../client.js'), {
  id: 'helpdesk.backup',
  command: 'backup',
  describe: 'Back up the account to a folder',
  usage: '--out <folder> [flags]',
  effect: 'act',
  handler: workflow<BackupArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/backup.js'), { calls }),
  flags: {
    attachments: { kind: 'boolean', describe: 'Download attached files' },
    compress: { kind: 'boolean', describe: 'Also write the archive <folder>.tar.gz' },
    exclude: {
      kind: 'csv',
      of: 'enum',
      choices: [
        'users',
        'teams',
        'mailboxes',
        'mailboxFolders',
        'mailboxFields',
        'tags',
        'workflows',
        'webhooks',
        'customers',
        'conversations',
      ],
      describe: 'Skip these resources',
    },
    full: { kind: 'boolean', describe: 'Read everything, not only the changes since the last run' },
    include: {
      kind: 'csv',
      of: 'enum',
      choices: [
        'users',
        'teams',
        'mailboxes',
        'mailboxFolders',
        'mailboxFields',
        'tags',
        'workflows',
        'webhooks',
        'customers',
        'conversations',
      ],
      describe: 'Back up only these resources',
    },
    'keep-history': { kind: 'boolean', describe: 'Append changes to a log in _history' },
    out: { demandOption: true, kind: 'path', describe: 'Target folder' },
    parallel: { kind: 'integer', default: 4, min: 1, max: 32, describe: 'Number of parallel downloads' },
    reconcile: { kind: 'boolean', describe: 'Find deleted records now, not only once a day' },
    resume: { kind: 'boolean', describe: 'Continue an interrupted run' },
    'show-secrets': {
      kind: 'boolean',
      wire: { in: 'print', name: 'secrets' },
      describe: 'Save the secrets of webhooks instead of dots',
    },
    since: {
      kind: 'since',
      describe:
        'Read customers and conversations changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m), instead of since the last run',
    },
    views: { kind: 'boolean', describe: 'Also write views.sql, with typed views of the records for DuckDB' },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
  },
});
