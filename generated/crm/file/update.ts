// From specs/crm/file.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `file update`. */
export interface FileUpdateArgs {
  readonly id: string;
  readonly description?: string;
  readonly name?: string;
}

export const command = defineCommand<FileUpdateArgs>(() => import('../client.js'), {
  id: 'crm.file.update',
  command: 'update <id>',
  describe: 'Update the name or description of a file',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/files/{id}',
    encoding: 'form',
    shape: 'record',
    naming: { path: '/api/v1/files/{id}', id: 'id', field: 'name' },
    undo: {
      command: 'file update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'file get', args: { id: '{id}' } },
    },
    change: true,
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'File id' },
  },
  flags: {
    description: { kind: 'text', wire: { in: 'form', name: 'description' }, describe: 'Description' },
    name: { kind: 'text', wire: { in: 'form', name: 'name' }, describe: 'New name' },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
