// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `conv download`. */
export interface ConvDownloadArgs {
  readonly id: string;
  readonly force?: boolean;
  readonly out: string;
}

/** Requests of the workflow. */
const calls = {
  file: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations/{id}/attachments/{attachment}/file',
    shape: 'record',
  },
  threads: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations/{id}/threads',
    paging: 'inbox-part',
    result: 'threads',
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ConvDownloadArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.download',
  command: 'download <id>',
  describe: 'Save the files attached to a conversation',
  usage: '<id> [flags]',
  effect: 'read',
  handler: workflow<ConvDownloadArgs, keyof typeof calls>(
    () => import('../../../workflows/helpdesk/conv-download.js'),
    { calls },
  ),
  hints: {
    404:
      'The conversation does not exist, or it was merged into another; "conv get {id}" shows the merged conversation.',
  },
  positionals: {
    id: { required: true, kind: 'reference', reference: 'conversation', describe: 'Conversation id or number (#292)' },
  },
  flags: {
    force: { kind: 'boolean', describe: 'Overwrite existing files' },
    out: { kind: 'path', default: '.', describe: 'Folder to save to' },
  },
});
