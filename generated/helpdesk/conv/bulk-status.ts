// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `conv bulk-status`. */
export interface ConvBulkStatusArgs {
  /** Mailbox id or name. */
  readonly mailbox?: string;
  /** Tag name, or several with commas to match any. */
  readonly tag?: string;
  /** Maximum number of conversations to change (0 for all). */
  readonly limit: number;
  /** New status. */
  readonly set: 'active' | 'pending' | 'closed' | 'spam';
  /** Current status of the conversations (default: active). */
  readonly status?: string;
  /** Skip the confirmation prompt. */
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
  flags: {
    mailbox: {
      type: 'string',
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'query', name: 'mailbox' },
      describe: 'Mailbox id or name',
    },
    tag: {
      type: 'string',
      kind: 'text',
      wire: { in: 'query', name: 'tag' },
      describe: 'Tag name, or several with commas to match any',
    },
    limit: {
      type: 'string',
      kind: 'integer',
      default: 25,
      min: 0,
      describe: 'Maximum number of conversations to change (0 for all)',
    },
    set: {
      type: 'string',
      demandOption: true,
      kind: 'enum',
      choices: ['active', 'pending', 'closed', 'spam'],
      describe: 'New status',
    },
    status: {
      type: 'string',
      kind: 'text',
      wire: { in: 'query', name: 'status' },
      describe: 'Current status of the conversations (default: active)',
    },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: workflow<ConvBulkStatusArgs, keyof typeof calls>(
    () => import('../../../workflows/helpdesk/conv-bulk-status.js'),
    { calls },
  ),
});
