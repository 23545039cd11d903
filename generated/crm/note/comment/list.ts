// From specs/crm/note.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `note comment list`. */
export interface NoteCommentListArgs {
  readonly noteId: string;
}

export const command = defineCommand<NoteCommentListArgs>(() => import('../../client.js'), {
  id: 'crm.note.comment.list',
  command: 'list <noteId>',
  describe: 'List the comments of a note',
  usage: '<noteId>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/notes/{noteId}/comments',
    paging: 'offset',
    cap: 100,
    size: 100,
    columns: [
      { key: 'uuid', header: 'ID' },
      { key: 'content', header: 'Content', cut: 60, plain: true },
      { key: 'user_id', header: 'User' },
      { key: 'add_time', header: 'Created' },
    ],
    shape: 'rows',
  }),
  positionals: {
    noteId: { required: true, kind: 'id', wire: { in: 'path', name: 'noteId' }, describe: 'Note id' },
  },
  flags: {},
});
