// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `conv attachments`. */
export interface ConvAttachmentsArgs {
  /** Conversation id. */
  readonly id: string;
}

export const command = defineCommand<ConvAttachmentsArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.attachments',
  command: 'attachments <id>',
  describe: 'List the files attached to a conversation',
  usage: '<id>',
  effect: 'read',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Conversation id' },
  },
  flags: {},
  hints: { 404: 'The conversation does not exist or was merged into another; run "conv get {id}" to check.' },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations/{id}/threads',
    paging: 'inbox-part',
    result: 'threads',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'filename', header: 'Filename' },
      { key: 'mimeType', header: 'MIME Type' },
      { key: 'size', header: 'Size' },
      { key: 'width', header: 'Width' },
      { key: 'height', header: 'Height' },
    ],
    shape: 'rows',
    unfold: { rows: ['_embedded.attachments', 'attachments'], with: { threadId: 'id' } },
  }),
});
