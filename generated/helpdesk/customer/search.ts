// From specs/helpdesk/customer.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { limitFlags, type LimitFlags } from '../flags.js';

/** Flags and arguments of `customer search`. */
export interface CustomerSearchArgs extends LimitFlags {
  readonly query: string;
}

export const command = defineCommand<CustomerSearchArgs>(() => import('../client.js'), {
  id: 'helpdesk.customer.search',
  command: 'search <query>',
  describe: 'Search customers with a query expression',
  usage: '<query> [flags]',
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
  positionals: {
    query: {
      required: true,
      kind: 'text',
      wire: { in: 'query', name: 'query' },
      describe: 'Expression, for example (emailDomain:example.com)',
    },
  },
  flags: {
    ...limitFlags,
  },
});
