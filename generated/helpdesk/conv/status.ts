// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `conv status`. */
export interface ConvStatusArgs {
  readonly id: string | readonly string[];
  readonly set: 'active' | 'pending' | 'closed' | 'spam';
}

export const command = defineCommand<ConvStatusArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.status',
  command: 'status <id>',
  describe: 'Set the status of a conversation',
  usage: '<id...> --set <word> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/v2/conversations/{id}',
    encoding: 'patch',
    patch: { op: 'replace', path: '/status' },
    shape: 'action',
    naming: { path: '/v2/conversations/{id}', id: 'id', field: 'subject' },
    says: 'Set conversation {id} to {set}',
    gives: { id: '{id:number}', status: '{set}' },
    undo: {
      command: 'conv status',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'conv get', args: { id: '{id}' } },
    },
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
    set: {
      demandOption: true,
      kind: 'enum',
      choices: ['active', 'pending', 'closed', 'spam'],
      wire: { in: 'body', name: 'value' },
      describe: 'New status',
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
