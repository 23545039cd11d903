// From specs/crm/note.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `note comment delete`. */
export interface NoteCommentDeleteArgs {
  readonly noteId: string | readonly string[];
  readonly comment: string;
}

export const command = defineCommand<NoteCommentDeleteArgs>(() => import('../../client.js'), {
  id: 'crm.note.comment.delete',
  command: 'delete <noteId>',
  describe: 'Delete a comment of a note',
  usage: '<noteId...> --comment <key> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/notes/{noteId}/comments/{comment}',
    shape: 'action',
    confirm: 'Delete comment {comment} from note {noteId}?',
    says: 'Deleted comment {comment} from note {noteId}',
    gives: { note_id: '{noteId:number}', comment_id: '{comment}', deleted: true },
    undo: {
      command: 'note comment add',
      args: { noteId: '{noteId}' },
      body: ['content'],
      before: { command: 'note comment list', args: { noteId: '{noteId}' }, row: { field: 'uuid', is: '{comment}' } },
    },
  }),
  positionals: {
    noteId: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'noteId' }, describe: 'Note id' },
  },
  flags: {
    comment: {
      demandOption: true,
      kind: 'key',
      wire: { in: 'path', name: 'comment' },
      describe: 'Comment id, shown by `note comment list`',
    },
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
