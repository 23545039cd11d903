// From specs/crm/file.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `file delete`. */
export interface FileDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<FileDeleteArgs>(() => import('../client.js'), {
  id: 'crm.file.delete',
  command: 'delete <id>',
  describe: 'Delete a file',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/files/{id}',
    shape: 'action',
    confirm: 'Delete file {id}?',
    naming: { path: '/api/v1/files/{id}', id: 'id', field: 'name' },
    says: 'Deleted file {id}',
    undo: { none: 'The content of the file is deleted.' },
    reader: { command: 'file get', args: { id: '{id}' } },
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'File id' },
  },
  flags: {
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
