// From specs/crm/file.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `file upload`. */
export interface FileUploadArgs {
  /** File to upload. */
  readonly path: string;
  /** Id of the deal to attach the file to. */
  readonly deal?: string;
  /** Id of the organization to attach the file to. */
  readonly org?: string;
  /** Id of the person to attach the file to. */
  readonly person?: string;
}

export const command = defineCommand<FileUploadArgs>(() => import('../client.js'), {
  id: 'crm.file.upload',
  command: 'upload <path>',
  describe: 'Upload a file, optionally for a record',
  usage: '<path> [flags]',
  effect: 'create',
  positionals: {
    path: { required: true, kind: 'path', wire: { in: 'part', name: 'file' }, describe: 'File to upload' },
  },
  flags: {
    deal: {
      type: 'string',
      kind: 'id',
      wire: { in: 'form', name: 'deal_id' },
      describe: 'Id of the deal to attach the file to',
    },
    org: {
      type: 'string',
      kind: 'id',
      wire: { in: 'form', name: 'org_id' },
      describe: 'Id of the organization to attach the file to',
    },
    person: {
      type: 'string',
      kind: 'id',
      wire: { in: 'form', name: 'person_id' },
      describe: 'Id of the person to attach the file to',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/files',
    encoding: 'multipart',
    shape: 'record',
  }),
});
