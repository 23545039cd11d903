// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `conv create`. */
export interface ConvCreateArgs {
  readonly 'assign-to'?: string;
  readonly body: string;
  readonly customer: string;
  readonly mailbox: string;
  readonly subject: string;
  readonly tag?: readonly string[];
  readonly type: 'email' | 'chat' | 'phone';
  readonly edit?: boolean;
}

export const command = defineCommand<ConvCreateArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.create',
  command: 'create',
  describe: 'Create a conversation',
  usage: '--body <text|@file> --customer <email> --mailbox <id|name> --subject <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/v2/conversations',
    body: { status: 'active', 'threads[0].type': 'customer', 'threads[0].customer.email': '{customer}' },
    shape: 'action',
    says: 'Created conversation {created}',
    undo: { command: 'conv delete', args: { id: '{created}' } },
    locate: {
      by: [
        ['subject', 'subject'],
        ['mailboxId', 'mailboxId'],
        ['customer.email', 'primaryCustomer.email'],
      ],
      names: ['subject'],
      created: 'createdAt',
      window: 86400,
      list: {
        command: 'conv list',
        args: {},
        query: { mailbox: '{sent.mailboxId}', sortField: 'createdAt', sortOrder: 'desc', status: 'all' },
        newestFirst: true,
      },
    },
    reader: { command: 'conv get', args: { id: '{created}' } },
  }),
  hints: { 413: 'The message is too large for the service; shorten it or link to its content.' },
  flags: {
    'assign-to': {
      kind: 'reference',
      reference: 'assignee',
      wire: { in: 'body', name: 'assignTo' },
      describe: 'Id, name or e-mail address of the assignee, or "me" (default: decided by the rules of the mailbox)',
    },
    body: {
      demandOption: true,
      kind: 'message',
      stdin: true,
      wire: { in: 'body', name: 'threads[0].text' },
      describe: 'First message, as HTML text',
    },
    customer: {
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'customer.email' },
      describe: 'E-mail address of the customer',
    },
    mailbox: {
      demandOption: true,
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'body', name: 'mailboxId' },
      describe: 'Mailbox id or name',
    },
    subject: { demandOption: true, kind: 'text', wire: { in: 'body', name: 'subject' }, describe: 'Subject line' },
    tag: { kind: 'csv', of: 'text', wire: { in: 'body', name: 'tags' }, describe: 'Tags to set' },
    type: {
      kind: 'enum',
      choices: ['email', 'chat', 'phone'],
      default: 'email',
      wire: { in: 'body', name: 'type' },
      describe: 'Type of conversation',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
    edit: { kind: 'boolean', describe: 'Write --body in an editor', conflicts: ['body'], edits: { flag: 'body' } },
  },
});
