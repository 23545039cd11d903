// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `conv note`. */
export interface ConvNoteArgs {
  readonly id: string;
  readonly body: string;
  readonly edit?: boolean;
}

export const command = defineCommand<ConvNoteArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.note',
  command: 'note <id>',
  describe: 'Add an internal note to a conversation',
  usage: '<id> --body <text|@file> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/v2/conversations/{id}/notes',
    shape: 'action',
    says: 'Added note to conversation {id}',
    gives: { conversationId: '{id:number}', threadId: '{created:number}' },
    undo: { none: 'Threads of a conversation cannot be deleted.' },
    locate: {
      by: [['text', 'body']],
      created: 'createdAt',
      window: 86400,
      list: { command: 'conv threads', args: { id: '{id}' } },
    },
  }),
  hints: {
    404:
      'The conversation does not exist, or it was merged into another; "conv get {id}" shows the merged conversation.',
    412: 'The conversation is locked, too old or has the maximum of 100 threads. Start a new one with "conv create".',
    413: 'The message is too large for the service; shorten it or link to its content.',
  },
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'conversation',
      wire: { in: 'path', name: 'id' },
      describe: 'Conversation id or number (#292)',
    },
  },
  flags: {
    body: {
      demandOption: true,
      kind: 'message',
      stdin: true,
      wire: { in: 'body', name: 'text' },
      describe: 'HTML text',
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
