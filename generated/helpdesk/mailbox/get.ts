// From specs/helpdesk/mailbox.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `mailbox get`. */
export interface MailboxGetArgs {
  readonly id: string;
}

export const command = defineCommand<MailboxGetArgs>(() => import('../client.js'), {
  id: 'helpdesk.mailbox.get',
  command: 'get <id>',
  describe: 'Show one mailbox',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/mailboxes/{id}',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'slug', header: 'Slug' },
      { key: 'email', header: 'Email' },
      { key: 'createdAt', header: 'Created' },
      { key: 'updatedAt', header: 'Updated' },
    ],
    shape: 'single',
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
