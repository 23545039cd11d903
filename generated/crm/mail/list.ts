// From specs/crm/mail.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `mail list`. */
export interface MailListArgs {
  readonly deal: string;
}

export const command = defineCommand<MailListArgs>(() => import('../client.js'), {
  id: 'crm.mail.list',
  command: 'list',
  describe: 'List the mail of a deal',
  usage: '--deal <id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/deals/{deal}/mailMessages',
    paging: 'offset',
    cap: 100,
    size: 100,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'message_time', header: 'Time' },
      {
        key: 'direction',
        header: 'Dir',
        from: 'sent_flag',
        values: { 0: 'received', 1: 'sent', false: 'received', true: 'sent' },
      },
      { key: 'from', header: 'From', from: ['from[0].email_address', 'from[0].name'] },
      { key: 'to', header: 'To', from: ['to[0].email_address', 'to[0].name'] },
      { key: 'subject', header: 'Subject', cut: 40 },
      { key: 'snippet', header: 'Snippet', cut: 60 },
    ],
    shape: 'rows',
    unwrap: 'data',
  }),
  hints: {
    403:
      'The sign-in lacks the scope mail:read, or the user has no e-mail sync. Add the scope to the app, then sign in again.',
  },
  flags: {
    deal: { demandOption: true, kind: 'id', wire: { in: 'path', name: 'deal' }, describe: 'Deal id' },
  },
});
