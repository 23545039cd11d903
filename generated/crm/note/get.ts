// From specs/crm/note.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `note get`. */
export interface NoteGetArgs {
  readonly id: string;
}

export const command = defineCommand<NoteGetArgs>(() => import('../client.js'), {
  id: 'crm.note.get',
  command: 'get <id>',
  describe: 'Show one note',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/notes/{id}',
    shape: 'record',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Note id' },
  },
  flags: {},
});
