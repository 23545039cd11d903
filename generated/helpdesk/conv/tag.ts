// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `conv tag`. */
export interface ConvTagArgs {
  readonly id: string | readonly string[];
  readonly add?: readonly string[];
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
    undo: {
      command: 'conv tag',
      call: 'replace',
      args: { id: '{id}' },
      body: 'former',
      fields: { tags: 'tags[].tag' },
      before: { command: 'conv get', args: { id: '{id}' } },
    },
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ConvTagArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.tag',
  command: 'tag <id>',
  describe: 'Add or remove tags of a conversation',
  usage: '<id...> [flags]',
  effect: 'update',
  handler: workflow<ConvTagArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/conv-tag.js'), {
    calls,
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
      describe: 'Conversation id or number (#292)',
    },
  },
  flags: {
    add: { kind: 'csv', of: 'text', describe: 'Tags to add (unknown tags are created)' },
    remove: { kind: 'csv', of: 'text', describe: 'Tags to remove' },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'HELPDESKCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
