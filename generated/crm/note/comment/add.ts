// From specs/crm/note.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `note comment add`. */
export interface NoteCommentAddArgs {
  readonly noteId: string;
  readonly content: string;
  readonly edit?: boolean;
}

export const command = defineCommand<NoteCommentAddArgs>(() => import('../../client.js'), {
  id: 'crm.note.comment.add',
  command: 'add <noteId>',
  describe: 'Add a comment to a note',
  usage: '<noteId> --content <text|@file> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/notes/{noteId}/comments',
    shape: 'record',
    undo: { command: 'note comment delete', args: { noteId: '{noteId}', comment: '{created}' } },
    created: 'uuid',
  }),
  positionals: {
    noteId: { required: true, kind: 'id', wire: { in: 'path', name: 'noteId' }, describe: 'Note id' },
  },
  flags: {
    content: { demandOption: true, kind: 'message', wire: { in: 'body', name: 'content' }, describe: 'Text (HTML)' },
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
    edit: {
      kind: 'boolean',
      describe: 'Write --content in an editor',
      conflicts: ['content'],
      edits: { flag: 'content' },
    },
  },
});
