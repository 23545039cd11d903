// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `conv threads`. */
export interface ConvThreadsArgs {
  readonly id: string;
}

export const command = defineCommand<ConvThreadsArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.threads',
  command: 'threads <id>',
  describe: 'List the threads of a conversation, newest first',
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
      { key: 'type', header: 'Type' },
      { key: 'author', header: 'Author', from: ['{createdBy.first} {createdBy.last}', 'createdBy.email'] },
      { key: 'createdAt', header: 'Created' },
      { key: 'body', header: 'Body', from: ['body', 'text'], cut: 80, plain: true },
    ],
    shape: 'rows',
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
