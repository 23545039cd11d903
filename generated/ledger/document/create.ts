// From specs/ledger/document.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `document create`. */
export interface DocumentCreateArgs extends RecordFlags {
  readonly account?: string;
  readonly date?: string;
  readonly file?: readonly string[];
  readonly folder?: string;
  readonly subject?: string;
  readonly type: number;
  readonly template?: boolean;
}

export const command = defineCommand<DocumentCreateArgs>(() => import('../client.js'), {
  id: 'ledger.document.create',
  command: 'create',
  describe: 'Create a document and attach files',
  usage: '--subject <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/documents/Documents',
    shape: 'record',
    says: 'Created document {created}',
    undo: { command: 'document delete', args: { ids: '{created}' } },
    reader: { command: 'get', args: { resource: 'documents/Documents', id: '{created}' } },
    change: true,
    resource: { name: 'documents/Documents', key: { field: 'ID', type: 'Edm.Guid' } },
    attach: {
      document: {
        file: {
          path: '/api/v1/{division}/documents/DocumentAttachments',
          body: { Document: '{holder}', FileName: '{file.name}', Attachment: '{file.base64}' },
          noun: 'attachment',
          undo: { command: 'delete', args: { id: '{created}', resource: 'documents/DocumentAttachments' } },
        },
      },
    },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'Account' },
      describe: 'Account code or GUID',
    },
    date: { kind: 'date', wire: { in: 'body', name: 'DocumentDate' }, describe: 'Date of the document' },
    file: { kind: 'path', wire: { in: 'attach', name: 'document' }, repeat: true, describe: 'File to attach' },
    folder: { kind: 'uuid', wire: { in: 'body', name: 'DocumentFolder' }, describe: 'Folder (GUID)' },
    subject: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      wire: { in: 'body', name: 'Subject' },
      describe: 'Subject of the document',
    },
    type: {
      kind: 'integer',
      default: 10,
      wire: { in: 'body', name: 'Type' },
      describe: 'Document type id, shown by `document-type list`',
    },
    ...recordFlags,
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
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
});
