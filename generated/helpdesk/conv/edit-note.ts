// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `conv edit-note`. */
export interface ConvEditNoteArgs {
  /** Conversation id. */
  readonly id: string;
  /** Thread id, as "conv threads" tells it. */
  readonly threadId: string;
  /** New HTML text, @file, or piped standard input. */
  readonly body: string;
}

export const command = defineCommand<ConvEditNoteArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.edit-note',
  command: 'edit-note <id> <threadId>',
  describe: 'Replace the text of a note or thread',
  usage: '<id> <threadId> --body <text|@file> [flags]',
  effect: 'update',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Conversation id' },
    threadId: {
      required: true,
      kind: 'id',
      wire: { in: 'path', name: 'threadId' },
      describe: 'Thread id, as "conv threads" tells it',
    },
  },
  flags: {
    body: {
      type: 'string',
      demandOption: true,
      kind: 'message',
      stdin: true,
      wire: { in: 'body', name: 'value' },
      describe: 'New HTML text, @file, or piped standard input',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  hints: {
    403: 'Only administrators change threads, unless the account lets everybody do it.',
    404: 'There is no such thread in the conversation, or it was merged into another; "conv threads {id}" lists them.',
    413: 'The service takes no message of this size; shorten it, or link to what is in it.',
  },
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/v2/conversations/{id}/threads/{threadId}',
    encoding: 'patch',
    patch: { op: 'replace', path: '/text' },
    shape: 'action',
    says: 'Updated thread {threadId} on conversation #{id}',
    gives: { conversationId: '{id:number}', threadId: '{threadId:number}' },
  }),
});
