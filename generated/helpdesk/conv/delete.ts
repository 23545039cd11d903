// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `conv delete`. */
export interface ConvDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<ConvDeleteArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.delete',
  command: 'delete <id>',
  describe: 'Delete a conversation permanently',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/v2/conversations/{id}',
    shape: 'action',
    confirm: 'Delete conversation {id} permanently?',
    naming: { path: '/v2/conversations/{id}', id: 'id', field: 'subject' },
    says: 'Deleted conversation {id}',
    undo: { none: 'The threads of the conversation are deleted with it.' },
    reader: { command: 'conv get', args: { id: '{id}' } },
  }),
  hints: {
    404:
      'The conversation does not exist, or it was merged into another; "conv get {id}" shows the merged conversation.',
    412: 'The conversation is locked, too old or has the maximum of 100 threads. Start a new one with "conv create".',
    413: 'The message is too large for the service; shorten it or link to its content.',
  },
  positionals: {
    id: {
      required: true,
      batch: true,
      kind: 'reference',
      reference: 'conversation',
      wire: { in: 'path', name: 'id' },
      describe: 'Conversation id or number (#292)',
    },
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
