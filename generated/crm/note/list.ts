// From specs/crm/note.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `note list`. */
export interface NoteListArgs {
  /** Deal id. */
  readonly deal?: string;
  /** Person id. */
  readonly person?: string;
  /** Organization id. */
  readonly org?: string;
}

export const command = defineCommand<NoteListArgs>(() => import('../client.js'), {
  id: 'crm.note.list',
  command: 'list',
  describe: 'List notes',
  usage: '[flags]',
  effect: 'read',
  flags: {
    deal: { type: 'string', kind: 'id', wire: { in: 'query', name: 'deal_id' }, describe: 'Deal id' },
    person: { type: 'string', kind: 'id', wire: { in: 'query', name: 'person_id' }, describe: 'Person id' },
    org: { type: 'string', kind: 'id', wire: { in: 'query', name: 'org_id' }, describe: 'Organization id' },
  },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/notes',
    paging: 'offset',
    cap: 100,
    size: 100,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'content', header: 'Content', cut: 60, plain: true },
      { key: 'deal_id', header: 'Deal' },
      { key: 'person_id', header: 'Person' },
      { key: 'org_id', header: 'Org' },
      { key: 'add_time', header: 'Created' },
    ],
    shape: 'rows',
  }),
});
