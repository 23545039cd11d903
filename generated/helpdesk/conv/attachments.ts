// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `conv attachments`. */
export interface ConvAttachmentsArgs {
  readonly id: string;
}

export const command = defineCommand<ConvAttachmentsArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.attachments',
  command: 'attachments <id>',
  describe: 'List the files attached to a conversation',
  usage: '<id>',
  effect: 'read',
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
  hints: {
    404:
      'The conversation does not exist, or it was merged into another; "conv get {id}" shows the merged conversation.',
  },
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'conversation',
      wire: { in: 'path', name: 'id' },
      describe: 'Conversation id or number (#292)',
    },
  },
  flags: {},
});
