// From specs/crm/file.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `file upload`. */
export interface FileUploadArgs {
  readonly path: string;
  readonly deal?: string;
  readonly org?: string;
  readonly person?: string;
}

export const command = defineCommand<FileUploadArgs>(() => import('../client.js'), {
  id: 'crm.file.upload',
  command: 'upload <path>',
  describe: 'Upload a file, optionally for a record',
  usage: '<path> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/files',
    encoding: 'multipart',
    shape: 'record',
    undo: { command: 'file delete', args: { id: '{created}' } },
    reader: { command: 'file get', args: { id: '{created}' } },
  }),
  positionals: {
    path: { required: true, kind: 'path', wire: { in: 'part', name: 'file' }, describe: 'File to upload' },
  },
  flags: {
    deal: { kind: 'id', wire: { in: 'form', name: 'deal_id' }, describe: 'Id of the deal to attach the file to' },
    org: { kind: 'id', wire: { in: 'form', name: 'org_id' }, describe: 'Id of the organization to attach the file to' },
    person: { kind: 'id', wire: { in: 'form', name: 'person_id' }, describe: 'Id of the person to attach the file to' },
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
  },
});
