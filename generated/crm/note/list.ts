// From specs/crm/note.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `note list`. */
export interface NoteListArgs {
  readonly deal?: string;
  readonly person?: string;
  readonly org?: string;
}

export const command = defineCommand<NoteListArgs>(() => import('../client.js'), {
  id: 'crm.note.list',
  command: 'list',
  describe: 'List notes',
  usage: '[flags]',
  effect: 'read',
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
  flags: {
    deal: { kind: 'id', wire: { in: 'query', name: 'deal_id' }, describe: 'Deal id' },
    person: { kind: 'id', wire: { in: 'query', name: 'person_id' }, describe: 'Person id' },
    org: { kind: 'id', wire: { in: 'query', name: 'org_id' }, describe: 'Organization id' },
  },
});
