// From specs/helpdesk/customer.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `customer get`. */
export interface CustomerGetArgs {
  readonly id: string;
  readonly web?: boolean;
}

export const command = defineCommand<CustomerGetArgs>(() => import('../client.js'), {
  id: 'helpdesk.customer.get',
  command: 'get <id>',
  describe: 'Show one customer',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/customers/{id}',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'firstName', header: 'First Name' },
      { key: 'lastName', header: 'Last Name' },
      { key: 'email', header: 'Email', from: ['_embedded.emails[0].value', 'emails[0].value'] },
      { key: 'organization', header: 'Organization' },
      { key: 'jobTitle', header: 'Job Title' },
      { key: 'createdAt', header: 'Created' },
    ],
    shape: 'single',
    web: { url: 'https://secure.helpscout.net/customer/{id}' },
  }),
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'customer',
      wire: { in: 'path', name: 'id' },
      describe: 'Customer id or e-mail address',
    },
  },
  flags: {
    web: {
      kind: 'boolean',
      wire: { in: 'print', name: 'web' },
      describe: 'Open the record in the browser, or print its address',
    },
  },
});
