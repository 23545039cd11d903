// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `conv note`. */
export interface ConvNoteArgs {
  /** Conversation id. */
  readonly id: string;
  /** HTML text, @file, or piped standard input. */
  readonly body: string;
}

export const command = defineCommand<ConvNoteArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.note',
  command: 'note <id>',
  describe: 'Add an internal note to a conversation',
  usage: '<id> --body <text|@file> [flags]',
  effect: 'create',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Conversation id' },
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
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  hints: {
    404: 'There is no such conversation, or it was merged into another; "conv get {id}" tells which.',
    412: 'The conversation is locked or too old; one holds 100 threads at most. Open a new one with "conv create".',
    413: 'The service takes no message of this size; shorten it, or link to what is in it.',
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/v2/conversations/{id}/notes',
    shape: 'action',
    says: 'Added note to conversation #{id}',
    gives: { conversationId: '{id:number}', threadId: '{created:number}' },
  }),
});
