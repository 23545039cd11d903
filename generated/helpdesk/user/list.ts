// From specs/helpdesk/user.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `user list`. */
export interface UserListArgs {
  /** Exact e-mail address. */
  readonly email?: string;
  /** Only members of this inbox. */
  readonly mailbox?: string;
  /** Maximum number of rows (0 for all). */
  readonly limit: number;
}

export const command = defineCommand<UserListArgs>(() => import('../client.js'), {
  id: 'helpdesk.user.list',
  command: 'list',
  describe: 'List team members',
  usage: '[flags]',
  effect: 'read',
  flags: {
    email: { type: 'string', kind: 'text', wire: { in: 'query', name: 'email' }, describe: 'Exact e-mail address' },
    mailbox: {
      type: 'string',
      kind: 'id',
      wire: { in: 'query', name: 'mailbox' },
      describe: 'Only members of this inbox',
    },
    limit: { type: 'string', kind: 'integer', default: 25, min: 0, describe: 'Maximum number of rows (0 for all)' },
  },
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
});
