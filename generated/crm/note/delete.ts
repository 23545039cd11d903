// From specs/crm/note.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `note delete`. */
export interface NoteDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<NoteDeleteArgs>(() => import('../client.js'), {
  id: 'crm.note.delete',
  command: 'delete <id>',
  describe: 'Delete a note',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/notes/{id}',
    shape: 'action',
    confirm: 'Delete note {id}?',
    naming: { path: '/api/v1/notes/{id}', id: 'id', field: 'content', plain: true },
    says: 'Deleted note {id}',
    undo: {
      command: 'note create',
      args: {},
      body: ['content', 'deal_id', 'lead_id', 'org_id', 'person_id'],
      before: { command: 'note get', args: { id: '{id}' } },
    },
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Note id' },
  },
  flags: {
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
