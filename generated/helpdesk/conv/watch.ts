// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `conv watch`. */
export interface ConvWatchArgs {
  readonly mailbox?: string;
  readonly limit: number;
  readonly 'max-polls'?: number;
  readonly once?: boolean;
  readonly poll: number;
  readonly status: string;
}

/** Requests of the workflow. */
const calls = {
  latest: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations',
    query: { modifiedSince: '{since}', sortField: 'modifiedAt', sortOrder: 'desc' },
    paging: 'inbox',
    result: 'conversations',
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ConvWatchArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.watch',
  command: 'watch',
  describe: 'Print conversations as they change',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<ConvWatchArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/conv-watch.js'), {
    calls,
  }),
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
  flags: {
    mailbox: {
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'query', name: 'mailbox' },
      describe: 'Mailbox id or name',
    },
    limit: { kind: 'integer', default: 10, min: 1, describe: 'Maximum number of rows per poll' },
    'max-polls': { kind: 'integer', min: 1, describe: 'Stop after this many polls' },
    once: { kind: 'boolean', describe: 'Stop after the first poll' },
    poll: { kind: 'integer', default: 30, min: 1, unit: 'seconds', describe: 'Time between polls' },
    status: {
      kind: 'text',
      default: 'active',
      wire: { in: 'query', name: 'status' },
      describe: 'Status of the conversations',
    },
  },
});
