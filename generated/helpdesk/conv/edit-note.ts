// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `conv edit-note`. */
export interface ConvEditNoteArgs {
  readonly id: string;
  readonly threadId: string;
  readonly body: string;
  readonly edit?: boolean;
}

export const command = defineCommand<ConvEditNoteArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.edit-note',
  command: 'edit-note <id> <threadId>',
  describe: 'Replace the text of a note or message',
  usage: '<id> <threadId> --body <text|@file> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/v2/conversations/{id}/threads/{threadId}',
    encoding: 'patch',
    patch: { op: 'replace', path: '/text' },
    shape: 'action',
    naming: { path: '/v2/conversations/{id}', id: 'id', field: 'subject' },
    says: 'Updated thread {threadId} on conversation {id}',
    gives: { conversationId: '{id:number}', threadId: '{threadId:number}' },
    undo: {
      command: 'conv edit-note',
      args: { id: '{id}', threadId: '{threadId}' },
      body: 'former',
      fields: { text: 'body' },
      before: { command: 'conv attachments', args: { id: '{id}' }, row: { field: 'id', is: '{threadId}' } },
    },
  }),
  hints: {
    403: 'Only administrators can edit threads, unless a setting of the account allows it for everyone.',
    404: 'The thread does not exist in this conversation; "conv threads {id}" lists the threads.',
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
    threadId: {
      required: true,
      kind: 'id',
      wire: { in: 'path', name: 'threadId' },
      describe: 'Thread id, shown by "conv threads"',
    },
  },
  flags: {
    body: {
      demandOption: true,
      kind: 'message',
      stdin: true,
      wire: { in: 'body', name: 'value' },
      describe: 'New HTML text',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'HELPDESKCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
    edit: {
      kind: 'boolean',
      describe: 'Write --body in an editor',
      conflicts: ['body'],
      edits: {
        flag: 'body',
        current: {
          path: '/v2/conversations/{id}/threads',
          by: ['id', 'threadId'],
          field: 'body',
          paging: 'inbox-part',
          result: 'threads',
        },
      },
    },
  },
});
