// From specs/helpdesk/customer.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { limitFlags, type LimitFlags } from '../flags.js';

/** Flags and arguments of `customer list`. */
export interface CustomerListArgs extends LimitFlags {
  readonly first?: string;
  readonly last?: string;
  readonly mailbox?: string;
  readonly since?: string;
}

export const command = defineCommand<CustomerListArgs>(() => import('../client.js'), {
  id: 'helpdesk.customer.list',
  command: 'list',
  describe: 'List customers',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/customers',
    paging: 'inbox',
    result: 'customers',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'firstName', header: 'First Name' },
      { key: 'lastName', header: 'Last Name' },
      { key: 'email', header: 'Email', from: ['_embedded.emails[0].value', 'emails[0].value'] },
      { key: 'company', header: 'Company', from: 'organization' },
      { key: 'createdAt', header: 'Created' },
    ],
    shape: 'rows',
  }),
  sort: {
    by: 'sortField',
    order: 'sortOrder',
    fields: { firstName: 'firstName', lastName: 'lastName', updatedAt: 'modifiedAt' },
    headers: { 'First Name': 'firstName', 'Last Name': 'lastName' },
  },
  flags: {
    first: { kind: 'text', wire: { in: 'query', name: 'firstName' }, describe: 'First name' },
    last: { kind: 'text', wire: { in: 'query', name: 'lastName' }, describe: 'Last name' },
    mailbox: {
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'query', name: 'mailbox' },
      describe: 'Only customers with a conversation in this mailbox (id or name)',
    },
    since: {
      kind: 'since',
      wire: { in: 'query', name: 'modifiedSince' },
      describe: 'Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)',
    },
    ...limitFlags,
  },
});
