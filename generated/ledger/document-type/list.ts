// From specs/ledger/document-type.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `document-type list`. */
export interface DocumentTypeListArgs extends LinesFlags, ListFlags {
  readonly category?: number;
  readonly creatable?: boolean;
  readonly search?: string;
}

export const command = defineCommand<DocumentTypeListArgs>(() => import('../client.js'), {
  id: 'ledger.document-type.list',
  command: 'list',
  describe: 'List document types',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/documents/DocumentTypes',
    paging: 'link',
    columns: [
      { key: 'ID', header: 'ID' },
      { key: 'Description', header: 'Description' },
    ],
    shape: 'rows',
    resource: { name: 'documents/DocumentTypes', key: { field: 'ID', type: 'Edm.Int32' } },
  }),
  flags: {
    category: { kind: 'integer', wire: { in: 'term', name: 'TypeCategory eq {number}' }, describe: 'Category id' },
    creatable: {
      kind: 'yesno',
      wire: { in: 'term', name: 'DocumentIsCreatable eq {boolean}' },
      describe: 'Only types that documents can be created with ("no" to exclude them)',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "substringof('{text}',Description)" },
      describe: 'Part of the description',
    },
    ...linesFlags,
    ...listFlags,
  },
});
