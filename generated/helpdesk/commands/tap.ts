// From specs/helpdesk/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `tap`. */
export interface TapArgs {
  readonly catalog?: string;
  readonly config?: string;
  readonly discover?: boolean;
  readonly state?: string;
}

/** Requests of the workflow. */
const calls = {
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

export const command = defineCommand<TapArgs>(() => import('../client.js'), {
  id: 'helpdesk.tap',
  command: 'tap',
  describe: 'Print records as messages of Singer',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<TapArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/tap.js'), { calls }),
  flags: {
    catalog: { kind: 'path', describe: 'Read the streams and fields that this catalog selects (default: all)' },
    config: {
      kind: 'path',
      describe: 'Settings of the runner: start_date, from which a first run reads; credentials come from the profile',
    },
    discover: { kind: 'boolean', describe: 'Print the catalog: the streams, and the types of their fields' },
    state: { kind: 'path', describe: 'Continue from the value of the last STATE message' },
  },
});
