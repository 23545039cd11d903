// From specs/helpdesk/mailbox.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `mailbox folders`. */
export interface MailboxFoldersArgs {
  readonly id: string;
}

export const command = defineCommand<MailboxFoldersArgs>(() => import('../client.js'), {
  id: 'helpdesk.mailbox.folders',
  command: 'folders <id>',
  describe: 'List the folders of a mailbox',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/mailboxes/{id}/folders',
    paging: 'inbox-part',
    result: 'folders',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'type', header: 'Type' },
      { key: 'activeCount', header: 'Active' },
      { key: 'totalCount', header: 'Total' },
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
