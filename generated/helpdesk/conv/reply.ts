// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec/runtime';

/** Flags and arguments of `conv reply`. */
export interface ConvReplyArgs {
  /** Conversation id. */
  readonly id: string;
  /** HTML text, @file, or piped standard input. */
  readonly body: string;
  /** Addresses that get a blind copy. */
  readonly bcc?: readonly string[];
  /** Addresses that get a copy. */
  readonly cc?: readonly string[];
  /** Save the reply without sending it. */
  readonly draft?: boolean;
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
  describe: 'Answer the customer of a conversation',
  usage: '<id> --body <text|@file> [flags]',
  effect: 'create',
  positionals: {
    id: { required: true, kind: 'id', describe: 'Conversation id' },
  },
  flags: {
    body: {
      type: 'string',
      demandOption: true,
      kind: 'message',
      stdin: true,
      wire: { in: 'body', name: 'text' },
      describe: 'HTML text, @file, or piped standard input',
    },
    bcc: {
      type: 'string',
      kind: 'csv',
      of: 'text',
      wire: { in: 'body', name: 'bcc' },
      describe: 'Addresses that get a blind copy',
    },
    cc: {
      type: 'string',
      kind: 'csv',
      of: 'text',
      wire: { in: 'body', name: 'cc' },
      describe: 'Addresses that get a copy',
    },
    draft: { type: 'boolean', kind: 'boolean', describe: 'Save the reply without sending it' },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  hints: {
    404: 'There is no such conversation, or it was merged into another; "conv get {id}" tells which.',
    412: 'The conversation is locked or too old; one holds 100 threads at most. Open a new one with "conv create".',
    413: 'The service takes no message of this size; shorten it, or link to what is in it.',
  },
  handler: workflow<ConvReplyArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/conv-reply.js'), {
    calls,
  }),
});
