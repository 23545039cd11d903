// From specs/ledger/document.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `document download`. */
export interface DocumentDownloadArgs {
  readonly id: string;
  readonly force?: boolean;
  readonly out: string;
}

/** Requests of the workflow. */
const calls = {
  attachments: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/documents/DocumentAttachments',
    query: { $filter: "Document eq guid'{id}'", $select: 'ID,FileName,FileSize,Url' },
    paging: 'link',
    shape: 'rows',
    resource: { name: 'documents/DocumentAttachments', key: { field: 'ID', type: 'Edm.Guid' } },
  },
  content: { effect: 'read', method: 'GET', path: '{url}', link: 'url', query: { Download: '1' }, shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<DocumentDownloadArgs>(() => import('../client.js'), {
  id: 'ledger.document.download',
  command: 'download <id>',
  describe: 'Save the attachments of a document',
  usage: '<id> [flags]',
  effect: 'read',
  handler: workflow<DocumentDownloadArgs, keyof typeof calls>(
    () => import('../../../workflows/ledger/document-download.js'),
    { calls },
  ),
  positionals: {
    id: { required: true, kind: 'uuid', describe: 'Document id' },
  },
  flags: {
    force: { kind: 'boolean', describe: 'Overwrite existing files' },
    out: { kind: 'path', default: '.', describe: 'Folder to save to' },
  },
});
