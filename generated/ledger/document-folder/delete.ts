// From specs/ledger/document-folder.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `document-folder delete`. */
export interface DocumentFolderDeleteArgs {
  /** Document folder codes or GUIDs. */
  readonly ids: readonly string[];
}

export const command = defineCommand<DocumentFolderDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.document-folder.delete',
  command: 'delete <ids..>',
  describe: 'Delete document folders',
  usage: '<ids...> [flags]',
  effect: 'delete',
  positionals: {
    ids: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'document-folder',
      wire: { in: 'path', name: 'ids' },
      describe: 'Document folder codes or GUIDs',
    },
  },
  flags: {
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Confirm the delete; without it nothing is sent' },
  },
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/documents/DocumentFolders({ids})',
    shape: 'action',
    says: 'Deleted document folder {ids}',
    gives: { deleted: ['{ids}'] },
    resource: { name: 'documents/DocumentFolders', key: { field: 'ID', type: 'Edm.Guid' }, id: 'ids' },
  }),
});
