// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `conv move`. */
export interface ConvMoveArgs {
  readonly id: string | readonly string[];
  readonly 'to-mailbox': string;
}

export const command = defineCommand<ConvMoveArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.move',
  command: 'move <id>',
  describe: 'Move a conversation to another mailbox',
  usage: '<id...> --to-mailbox <id|name> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/v2/conversations/{id}',
    encoding: 'patch',
    patch: { op: 'move', path: '/mailboxId' },
    shape: 'action',
    naming: { path: '/v2/conversations/{id}', id: 'id', field: 'subject' },
    says: 'Moved conversation {id} to mailbox {to-mailbox}',
    gives: { id: '{id:number}', mailboxId: '{to-mailbox:number}' },
    undo: {
      command: 'conv move',
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
    'to-mailbox': {
      demandOption: true,
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'body', name: 'value' },
      describe: 'Id or name of the target mailbox',
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
