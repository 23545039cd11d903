// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `conv reply`. */
export interface ConvReplyArgs {
  /** Conversation id, or number as #292. */
  readonly id: string;
  /** HTML text, @file or piped input. */
  readonly body: string;
  /** BCC addresses. */
  readonly bcc?: readonly string[];
  /** CC addresses. */
  readonly cc?: readonly string[];
  /** Save the reply as a draft without sending it. */
  readonly draft?: boolean;
  /** Write --body in an editor. */
  readonly edit?: boolean;
}

/** Requests of the workflow. */
const calls = {
  conversation: { effect: 'read', method: 'GET', path: '/v2/conversations/{id}', shape: 'record' },
  reply: {
    effect: 'create',
    method: 'POST',
    path: '/v2/conversations/{id}/reply',
    body: { 'customer.id': '{customer}', draft: '{draft}' },
    shape: 'record',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ConvReplyArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.reply',
  command: 'reply <id>',
  describe: 'Reply to the customer of a conversation',
  usage: '<id> --body <text|@file> [flags]',
  effect: 'create',
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'conversation',
      describe: 'Conversation id, or number as #292',
    },
  },
  flags: {
    body: {
      type: 'string',
      demandOption: true,
      kind: 'message',
      stdin: true,
      wire: { in: 'body', name: 'text' },
      describe: 'HTML text, @file or piped input',
    },
    bcc: { type: 'string', kind: 'csv', of: 'text', wire: { in: 'body', name: 'bcc' }, describe: 'BCC addresses' },
    cc: { type: 'string', kind: 'csv', of: 'text', wire: { in: 'body', name: 'cc' }, describe: 'CC addresses' },
    draft: { type: 'boolean', kind: 'boolean', describe: 'Save the reply as a draft without sending it' },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    edit: {
      type: 'boolean',
      kind: 'boolean',
      describe: 'Write --body in an editor',
      conflicts: ['body'],
      edits: { flag: 'body' },
    },
  },
  hints: {
    404: 'The conversation does not exist or was merged into another; run "conv get {id}" to check.',
    412: 'The conversation is locked, too old or has the maximum of 100 threads. Start a new one with "conv create".',
    413: 'The message is too large for the service; shorten it or link to its content.',
  },
  handler: workflow<ConvReplyArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/conv-reply.js'), {
    calls,
  }),
});
