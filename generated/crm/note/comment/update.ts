// From specs/crm/note.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `note comment update`. */
export interface NoteCommentUpdateArgs {
  readonly noteId: string;
  readonly comment: string;
  readonly content: string;
  readonly edit?: boolean;
}

export const command = defineCommand<NoteCommentUpdateArgs>(() => import('../../client.js'), {
  id: 'crm.note.comment.update',
  command: 'update <noteId>',
  describe: 'Update the text of a comment',
  usage: '<noteId> --comment <key> --content <text|@file> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/notes/{noteId}/comments/{comment}',
    shape: 'record',
    undo: {
      command: 'note comment update',
      args: { noteId: '{noteId}', comment: '{comment}' },
      body: 'former',
      before: { command: 'note comment list', args: { noteId: '{noteId}' }, row: { field: 'uuid', is: '{comment}' } },
    },
    change: true,
  }),
  positionals: {
    noteId: { required: true, kind: 'id', wire: { in: 'path', name: 'noteId' }, describe: 'Note id' },
  },
  flags: {
    comment: {
      demandOption: true,
      kind: 'key',
      wire: { in: 'path', name: 'comment' },
      describe: 'Comment id, shown by `note comment list`',
    },
    content: { demandOption: true, kind: 'message', wire: { in: 'body', name: 'content' }, describe: 'Text (HTML)' },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
    edit: {
      kind: 'boolean',
      describe: 'Write --content in an editor',
      conflicts: ['content'],
      edits: { flag: 'content' },
    },
  },
});
