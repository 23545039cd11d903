// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `conv reply`. */
export interface ConvReplyArgs {
  readonly id: string;
  readonly attach?: readonly string[];
  readonly bcc?: readonly string[];
  readonly body?: string;
  readonly cc?: readonly string[];
  readonly draft?: boolean;
  readonly 'saved-reply'?: string;
  readonly status?: 'active' | 'pending' | 'closed' | 'spam';
  readonly edit?: boolean;
}

/** Requests of the workflow. */
const calls = {
  conversation: { effect: 'read', method: 'GET', path: '/v2/conversations/{id}', shape: 'record' },
  reply: {
    effect: 'create',
    method: 'POST',
    path: '/v2/conversations/{id}/reply',
    body: { 'customer.id': '{customer}', draft: '{draft}', attachments: '{attachments}' },
    shape: 'record',
    undo: { none: 'Threads of a conversation cannot be deleted, and a reply that was sent cannot be called back.' },
  },
  saved: { effect: 'read', method: 'GET', path: '/v2/mailboxes/{mailbox}/saved-replies/{reply}', shape: 'record' },
  savedReplies: { effect: 'read', method: 'GET', path: '/v2/mailboxes/{mailbox}/saved-replies', shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ConvReplyArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.reply',
  command: 'reply <id>',
  describe: 'Reply to the customer of a conversation',
  usage: '<id> [flags]',
  effect: 'create',
  handler: workflow<ConvReplyArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/conv-reply.js'), {
    calls,
  }),
  hints: {
    404:
      'The conversation does not exist, or it was merged into another; "conv get {id}" shows the merged conversation.',
    412: 'The conversation is locked, too old or has the maximum of 100 threads. Start a new one with "conv create".',
    413: 'The message is too large for the service; shorten it or link to its content.',
  },
  oneOf: [['body', 'saved-reply']],
  positionals: {
    id: { required: true, kind: 'reference', reference: 'conversation', describe: 'Conversation id or number (#292)' },
  },
  flags: {
    attach: { kind: 'path', repeat: true, describe: 'File to attach, of at most 10 MiB' },
    bcc: { kind: 'csv', of: 'text', wire: { in: 'body', name: 'bcc' }, describe: 'BCC addresses' },
    body: {
      kind: 'message',
      stdin: true,
      conflicts: ['saved-reply'],
      wire: { in: 'body', name: 'text' },
      describe: 'HTML text',
    },
    cc: { kind: 'csv', of: 'text', wire: { in: 'body', name: 'cc' }, describe: 'CC addresses' },
    draft: { kind: 'boolean', describe: 'Save the reply as a draft without sending it' },
    'saved-reply': { kind: 'text', blank: 'never', describe: 'Saved reply to send instead of --body' },
    status: {
      kind: 'enum',
      choices: ['active', 'pending', 'closed', 'spam'],
      conflicts: ['draft'],
      wire: { in: 'body', name: 'status' },
      describe: 'Status of the conversation after the reply (default: active)',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
    edit: { kind: 'boolean', describe: 'Write --body in an editor', conflicts: ['body'], edits: { flag: 'body' } },
  },
});
