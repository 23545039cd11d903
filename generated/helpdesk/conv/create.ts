// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `conv create`. */
export interface ConvCreateArgs {
  /** Id, name or e-mail address of the assignee, or "me" (default: decided by the rules of the mailbox). */
  readonly 'assign-to'?: string;
  /** First message, as HTML text. */
  readonly body: string;
  /** E-mail address of the customer. */
  readonly customer: string;
  /** Mailbox id or name. */
  readonly mailbox: string;
  /** Subject line. */
  readonly subject: string;
  /** Tags to set. */
  readonly tag?: readonly string[];
  /** Type of conversation. */
  readonly type: 'email' | 'chat' | 'phone';
  /** Write --body in an editor. */
  readonly edit?: boolean;
}

export const command = defineCommand<ConvCreateArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.create',
  command: 'create',
  describe: 'Create a conversation',
  usage: '--body <text|@file> --customer <email> --mailbox <id|name> --subject <text> [flags]',
  effect: 'create',
  flags: {
    'assign-to': {
      type: 'string',
      kind: 'reference',
      reference: 'assignee',
      wire: { in: 'body', name: 'assignTo' },
      describe: 'Id, name or e-mail address of the assignee, or "me" (default: decided by the rules of the mailbox)',
    },
    body: {
      type: 'string',
      demandOption: true,
      kind: 'message',
      stdin: true,
      wire: { in: 'body', name: 'threads[0].text' },
      describe: 'First message, as HTML text',
    },
    customer: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'customer.email' },
      describe: 'E-mail address of the customer',
    },
    mailbox: {
      type: 'string',
      demandOption: true,
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'body', name: 'mailboxId' },
      describe: 'Mailbox id or name',
    },
    subject: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'subject' },
      describe: 'Subject line',
    },
    tag: { type: 'string', kind: 'csv', of: 'text', wire: { in: 'body', name: 'tags' }, describe: 'Tags to set' },
    type: {
      type: 'string',
      kind: 'enum',
      choices: ['email', 'chat', 'phone'],
      default: 'email',
      wire: { in: 'body', name: 'type' },
      describe: 'Type of conversation',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    edit: {
      type: 'boolean',
      kind: 'boolean',
      describe: 'Write --body in an editor',
      conflicts: ['body'],
      edits: { flag: 'body' },
    },
  },
  hints: { 413: 'The message is too large for the service; shorten it or link to its content.' },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/v2/conversations',
    body: { status: 'active', 'threads[0].type': 'customer', 'threads[0].customer.email': '{customer}' },
    shape: 'action',
    says: 'Created conversation {created}',
  }),
});
