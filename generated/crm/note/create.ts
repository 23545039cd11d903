// From specs/crm/note.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `note create`. */
export interface NoteCreateArgs extends BodyFlags {
  readonly content?: string;
  readonly deal?: string;
  readonly person?: string;
  readonly org?: string;
  readonly lead?: string;
  readonly edit?: boolean;
}

export const command = defineCommand<NoteCreateArgs>(() => import('../client.js'), {
  id: 'crm.note.create',
  command: 'create',
  describe: 'Create a note on a record',
  usage: '--content <text|@file> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/notes',
    shape: 'record',
    undo: { command: 'note delete', args: { id: '{created}' } },
    locate: {
      by: [
        ['content', 'content'],
        ['deal_id', 'deal_id'],
        ['person_id', 'person_id'],
        ['org_id', 'org_id'],
        ['lead_id', 'lead_id'],
      ],
      created: 'add_time',
      window: 86400,
      list: {
        command: 'note list',
        args: {},
        query: { deal_id: '{sent.deal_id}', person_id: '{sent.person_id}', org_id: '{sent.org_id}' },
      },
    },
    reader: { command: 'note get', args: { id: '{created}' } },
  }),
  flags: {
    content: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'message',
      wire: { in: 'body', name: 'content' },
      describe: 'Text (HTML)',
    },
    deal: { kind: 'id', wire: { in: 'body', name: 'deal_id' }, describe: 'Deal id' },
    person: { kind: 'id', wire: { in: 'body', name: 'person_id' }, describe: 'Person id' },
    org: { kind: 'id', wire: { in: 'body', name: 'org_id' }, describe: 'Organization id' },
    lead: { kind: 'key', wire: { in: 'body', name: 'lead_id' }, describe: 'Lead id' },
    ...bodyFlags,
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
