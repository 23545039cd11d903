// From specs/ledger/document.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `document delete`. */
export interface DocumentDeleteArgs {
  readonly ids: readonly string[];
}

export const command = defineCommand<DocumentDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.document.delete',
  command: 'delete <ids..>',
  describe: 'Delete documents',
  usage: '<ids...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/documents/Documents({ids})',
    shape: 'action',
    says: 'Deleted document {ids}',
    gives: { deleted: ['{ids}'] },
    undo: { none: 'The files of a document are deleted with it.' },
    reader: 'itself',
    resource: { name: 'documents/Documents', key: { field: 'ID', type: 'Edm.Guid' }, id: 'ids' },
  }),
  positionals: {
    ids: { required: true, variadic: true, kind: 'uuid', wire: { in: 'path', name: 'ids' }, describe: 'Document ids' },
  },
  flags: {
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Confirm the delete; without it nothing is sent' },
  },
});
