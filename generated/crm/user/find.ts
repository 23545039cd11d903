// From specs/crm/user.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `user find`. */
export interface UserFindArgs {
  readonly term: string;
  readonly 'by-email'?: boolean;
}

export const command = defineCommand<UserFindArgs>(() => import('../client.js'), {
  id: 'crm.user.find',
  command: 'find <term>',
  describe: 'Find users by name or e-mail address',
  usage: '<term> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/users/find',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'email', header: 'Email' },
      { key: 'active_flag', header: 'Active', values: { 0: 'no', 1: 'yes', false: 'no', true: 'yes' } },
      {
        key: 'is_admin',
        header: 'Admin',
        from: ['access[app=global].admin', 'is_admin'],
        values: { 0: 'no', 1: 'yes', false: 'no', true: 'yes' },
      },
    ],
    shape: 'rows',
  }),
  positionals: {
    term: { required: true, kind: 'text', wire: { in: 'query', name: 'term' }, describe: 'Part of the name' },
  },
  flags: {
    'by-email': {
      kind: 'boolean',
      wire: { in: 'query', name: 'search_by_email' },
      send: '1',
      describe: 'Match e-mail addresses instead of names',
    },
  },
});
