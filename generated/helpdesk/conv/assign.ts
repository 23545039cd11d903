// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `conv assign`. */
export interface ConvAssignArgs {
  readonly id: string | readonly string[];
  readonly user: string;
}

/** Requests of the workflow. */
const calls = {
  assign: {
    effect: 'update',
    method: 'PATCH',
    path: '/v2/conversations/{id}',
    body: { op: 'replace', path: '/assignTo', value: '{owner:number}' },
    shape: 'record',
    undo: {
      command: 'conv assign',
      call: 'assign',
      args: { id: '{id}' },
      body: 'former',
      fields: { assignTo: 'assignee.id' },
      before: { command: 'conv get', args: { id: '{id}' } },
    },
  },
  unassign: {
    effect: 'update',
    method: 'PATCH',
    path: '/v2/conversations/{id}',
    body: { op: 'remove', path: '/assignTo' },
    shape: 'record',
    undo: {
      command: 'conv assign',
      call: 'unassign',
      args: { id: '{id}' },
      body: 'former',
      fields: { assignTo: 'assignee.id' },
      before: { command: 'conv get', args: { id: '{id}' } },
    },
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ConvAssignArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.assign',
  command: 'assign <id>',
  describe: 'Assign a conversation to a user',
  usage: '<id...> --user <id|name> [flags]',
  effect: 'update',
  handler: workflow<ConvAssignArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/conv-assign.js'), {
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
    user: {
      demandOption: true,
      kind: 'reference',
      reference: 'assignee',
      words: ['none'],
      describe: 'Id, name or e-mail address of the user or team, "me", or "none" to unassign',
    },
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
