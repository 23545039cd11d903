// From specs/crm/file.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `file get`. */
export interface FileGetArgs {
  readonly id: string;
}

export const command = defineCommand<FileGetArgs>(() => import('../client.js'), {
  id: 'crm.file.get',
  command: 'get <id>',
  describe: 'Show one file',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/files/{id}',
    shape: 'record',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'File id' },
  },
  flags: {},
});
