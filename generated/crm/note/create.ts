// From specs/crm/note.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `note create`. */
export interface NoteCreateArgs extends BodyFlags {
  /** Text (HTML). */
  readonly content: string;
  /** Deal id. */
  readonly deal?: string;
  /** Person id. */
  readonly person?: string;
  /** Organization id. */
  readonly org?: string;
  /** Lead id. */
  readonly lead?: string;
  /** Write --content in an editor. */
  readonly edit?: boolean;
}

export const command = defineCommand<NoteCreateArgs>(() => import('../client.js'), {
  id: 'crm.note.create',
  command: 'create',
  describe: 'Create a note on a record',
  usage: '--content <text|@file> [flags]',
  effect: 'create',
  flags: {
    content: {
      type: 'string',
      demandOption: true,
      kind: 'message',
      wire: { in: 'body', name: 'content' },
      describe: 'Text (HTML)',
    },
    deal: { type: 'string', kind: 'id', wire: { in: 'body', name: 'deal_id' }, describe: 'Deal id' },
    person: { type: 'string', kind: 'id', wire: { in: 'body', name: 'person_id' }, describe: 'Person id' },
    org: { type: 'string', kind: 'id', wire: { in: 'body', name: 'org_id' }, describe: 'Organization id' },
    lead: { type: 'string', kind: 'key', wire: { in: 'body', name: 'lead_id' }, describe: 'Lead id' },
    ...bodyFlags,
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    edit: {
      type: 'boolean',
      kind: 'boolean',
      describe: 'Write --content in an editor',
      conflicts: ['content'],
      edits: { flag: 'content' },
    },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/notes',
    shape: 'record',
  }),
});
