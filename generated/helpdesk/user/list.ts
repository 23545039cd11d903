// From specs/helpdesk/user.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { limitFlags, type LimitFlags } from '../flags.js';

/** Flags and arguments of `user list`. */
export interface UserListArgs extends LimitFlags {
  readonly email?: string;
  readonly mailbox?: string;
}

export const command = defineCommand<UserListArgs>(() => import('../client.js'), {
  id: 'helpdesk.user.list',
  command: 'list',
  describe: 'List team members',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/users',
    paging: 'inbox',
    result: 'users',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'firstName', header: 'First Name' },
      { key: 'lastName', header: 'Last Name' },
      { key: 'email', header: 'Email' },
      { key: 'role', header: 'Role' },
      { key: 'createdAt', header: 'Created' },
    ],
    shape: 'rows',
  }),
  flags: {
    email: { kind: 'text', wire: { in: 'query', name: 'email' }, describe: 'Exact e-mail address' },
    mailbox: {
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'query', name: 'mailbox' },
      describe: 'Only members of this mailbox (id or name)',
    },
    ...limitFlags,
  },
});
