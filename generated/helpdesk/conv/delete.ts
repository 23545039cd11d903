// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `conv delete`. */
export interface ConvDeleteArgs {
  /** Conversation id. */
  readonly id: string;
}

export const command = defineCommand<ConvDeleteArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.delete',
  command: 'delete <id>',
  describe: 'Delete a conversation for good',
  usage: '<id> [flags]',
  effect: 'delete',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Conversation id' },
  },
  flags: {
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Answer the question with yes' },
  },
  hints: {
    404: 'There is no such conversation, or it was merged into another; "conv get {id}" tells which.',
    412: 'The conversation is locked or too old; one holds 100 threads at most. Open a new one with "conv create".',
    413: 'The service takes no message of this size; shorten it, or link to what is in it.',
  },
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/v2/conversations/{id}',
    shape: 'action',
    confirm: 'Delete conversation #{id} for good?',
    says: 'Deleted conversation #{id}',
  }),
});
