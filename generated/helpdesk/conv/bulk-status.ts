// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `conv bulk-status`. */
export interface ConvBulkStatusArgs {
  readonly mailbox?: string;
  readonly tag?: string;
  readonly limit: number;
  readonly set: 'active' | 'pending' | 'closed' | 'spam';
  readonly status?: string;
  readonly yes?: boolean;
}

/** Requests of the workflow. */
const calls = {
  change: {
    effect: 'update',
    method: 'PATCH',
    path: '/v2/conversations/{id}',
    body: { op: 'replace', path: '/status', value: '{set}' },
    shape: 'record',
    undo: {
      command: 'conv bulk-status',
      call: 'change',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'conv get', args: { id: '{id}' } },
    },
  },
  conversations: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations',
    paging: 'inbox',
    result: 'conversations',
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ConvBulkStatusArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.bulk-status',
  command: 'bulk-status',
  describe: 'Set the status of all matching conversations',
  usage: '--set <word> [flags]',
  effect: 'update',
  handler: workflow<ConvBulkStatusArgs, keyof typeof calls>(
    () => import('../../../workflows/helpdesk/conv-bulk-status.js'),
    { calls },
  ),
  flags: {
    mailbox: {
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'query', name: 'mailbox' },
      describe: 'Mailbox id or name',
    },
    tag: {
      kind: 'text',
      wire: { in: 'query', name: 'tag' },
      describe: 'Only conversations with one of these tags, separated by commas',
    },
    limit: { kind: 'integer', default: 25, min: 0, describe: 'Maximum number of conversations to change (0 for all)' },
    set: { demandOption: true, kind: 'enum', choices: ['active', 'pending', 'closed', 'spam'], describe: 'New status' },
    status: {
      kind: 'text',
      wire: { in: 'query', name: 'status' },
      describe: 'Current status of the conversations (default: active)',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
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
