// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec/runtime';

/** Flags and arguments of `conv tag`. */
export interface ConvTagArgs {
  /** Conversation id. */
  readonly id: string;
  /** Tags to add; unknown ones are created. */
  readonly add?: readonly string[];
  /** Tags to take away. */
  readonly remove?: readonly string[];
}

/** Requests of the workflow. */
const calls = {
  conversation: { effect: 'read', method: 'GET', path: '/v2/conversations/{id}', shape: 'record' },
  replace: {
    effect: 'update',
    method: 'PUT',
    path: '/v2/conversations/{id}/tags',
    body: { tags: '{tags}' },
    shape: 'record',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ConvTagArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.tag',
  command: 'tag <id>',
  describe: 'Add tags to a conversation or take them away',
  usage: '<id> [flags]',
  effect: 'update',
  positionals: {
    id: { required: true, kind: 'id', describe: 'Conversation id' },
  },
  flags: {
    add: { type: 'string', kind: 'csv', of: 'text', describe: 'Tags to add; unknown ones are created' },
    remove: { type: 'string', kind: 'csv', of: 'text', describe: 'Tags to take away' },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  hints: {
    404: 'There is no such conversation, or it was merged into another; "conv get {id}" tells which.',
    412: 'The conversation is locked or too old; one holds 100 threads at most. Open a new one with "conv create".',
    413: 'The service takes no message of this size; shorten it, or link to what is in it.',
  },
  handler: workflow<ConvTagArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/conv-tag.js'), {
    calls,
  }),
});
