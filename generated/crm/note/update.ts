// From specs/crm/note.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `note update`. */
export interface NoteUpdateArgs extends BodyFlags {
  readonly id: string;
  readonly content?: string;
  readonly edit?: boolean;
}

export const command = defineCommand<NoteUpdateArgs>(() => import('../client.js'), {
  id: 'crm.note.update',
  command: 'update <id>',
  describe: 'Update a note',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/notes/{id}',
    shape: 'record',
    naming: { path: '/api/v1/notes/{id}', id: 'id', field: 'content', plain: true },
    undo: {
      command: 'note update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'note get', args: { id: '{id}' } },
    },
    change: true,
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Note id' },
  },
  flags: {
    content: { kind: 'message', wire: { in: 'body', name: 'content' }, describe: 'Text (HTML)' },
    ...bodyFlags,
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
      edits: { flag: 'content', current: { path: '/api/v1/notes/{id}', id: 'id', field: 'content' } },
    },
  },
});
