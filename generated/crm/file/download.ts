// From specs/crm/file.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `file download`. */
export interface FileDownloadArgs {
  readonly id: string;
  readonly out?: string;
}

/** Requests of the workflow. */
const calls = {
  content: { effect: 'read', method: 'GET', path: '/api/v1/files/{id}/download', redirect: 'public', shape: 'record' },
  file: { effect: 'read', method: 'GET', path: '/api/v1/files/{id}', shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<FileDownloadArgs>(() => import('../client.js'), {
  id: 'crm.file.download',
  command: 'download <id>',
  describe: 'Save a file to disk',
  usage: '<id> [flags]',
  effect: 'read',
  handler: workflow<FileDownloadArgs, keyof typeof calls>(() => import('../../../workflows/crm/file-download.js'), {
    calls,
  }),
  positionals: {
    id: { required: true, kind: 'id', describe: 'File id' },
  },
  flags: {
    out: { kind: 'path', describe: 'File or folder to write to (default: the file name)' },
  },
});
