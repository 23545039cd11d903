// From specs/helpdesk/mailbox.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `mailbox fields`. */
export interface MailboxFieldsArgs {
  readonly id: string;
}

export const command = defineCommand<MailboxFieldsArgs>(() => import('../client.js'), {
  id: 'helpdesk.mailbox.fields',
  command: 'fields <id>',
  describe: 'List the custom fields of a mailbox',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/mailboxes/{id}/fields',
    paging: 'inbox-part',
    result: 'fields',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'type', header: 'Type' },
      { key: 'required', header: 'Required' },
      { key: 'order', header: 'Order' },
    ],
    shape: 'rows',
  }),
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'path', name: 'id' },
      describe: 'Mailbox id or name',
    },
  },
  flags: {},
});
