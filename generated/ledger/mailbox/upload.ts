// From specs/ledger/mailbox.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `mailbox upload`. */
export interface MailboxUploadArgs {
  readonly file: readonly string[];
  readonly operation?: number;
  readonly subject?: string;
  readonly to?: string;
}

/** Requests of the workflow. */
const calls = {
  attachment: {
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/mailbox/MailMessageAttachments',
    body: { MailMessageID: '{message}', AttachmentFileName: '{name}', Attachment: '{data}' },
    shape: 'record',
    undo: { none: 'The message was sent.' },
    reader: { command: 'get', args: { resource: 'mailbox/MailMessageAttachments', id: '{created}' } },
    resource: { name: 'mailbox/MailMessageAttachments', key: { field: 'ID', type: 'Edm.Guid' } },
  },
  message: {
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/mailbox/MailMessagesSent',
    body: {
      RecipientMailboxID: '{recipient}',
      SenderMailboxID: '{sender}',
      Subject: '{subject}',
      Operation: '{operation}',
    },
    shape: 'record',
    undo: { none: 'The message was sent.' },
    reader: { command: 'get', args: { resource: 'mailbox/MailMessagesSent', id: '{created}' } },
    resource: { name: 'mailbox/MailMessagesSent', key: { field: 'ID', type: 'Edm.Guid' } },
  },
  preferred: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/read/mailbox/PreferredMailbox',
    paging: 'link',
    shape: 'rows',
    resource: { name: 'read/mailbox/PreferredMailbox', key: { field: 'ID', type: 'Edm.Guid' } },
  },
  preferredFor: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/read/mailbox/PreferredMailboxForOperation',
    query: { operation: '{operation}' },
    paging: 'link',
    shape: 'rows',
    resource: {
      name: 'read/mailbox/PreferredMailboxForOperation',
      key: { field: 'ID', type: 'Edm.Guid' },
      function: { operation: 'Edm.Int16' },
    },
  },
  standard: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/read/mailbox/DefaultMailbox',
    paging: 'link',
    shape: 'rows',
    resource: { name: 'read/mailbox/DefaultMailbox', key: { field: 'ID', type: 'Edm.Guid' } },
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<MailboxUploadArgs>(() => import('../client.js'), {
  id: 'ledger.mailbox.upload',
  command: 'upload',
  describe: 'Send files to the scanning service or to a mailbox',
  usage: '--file <path> [flags]',
  effect: 'create',
  handler: workflow<MailboxUploadArgs, keyof typeof calls>(
    () => import('../../../workflows/ledger/mailbox-upload.js'),
    { calls },
  ),
  flags: {
    file: { demandOption: true, kind: 'path', repeat: true, describe: 'File to send' },
    operation: {
      kind: 'integer',
      choices: ['1', '2', '3', '4'],
      describe: 'Operation: 1 purchase invoice, 2 purchase invoice with details, 3 sales invoice, 4 bank statement',
    },
    subject: { kind: 'text', describe: 'Subject of the message (default: the name of the first file)' },
    to: { kind: 'uuid', describe: 'Recipient mailbox (GUID)' },
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
});
