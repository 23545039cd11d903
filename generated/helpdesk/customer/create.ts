// From specs/helpdesk/customer.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `customer create`. */
export interface CustomerCreateArgs {
  /** E-mail address. */
  readonly email: string;
  /** Phone number. */
  readonly phone?: string;
  /** Organisation. */
  readonly company?: string;
  /** First name. */
  readonly first?: string;
  /** Job title. */
  readonly 'job-title'?: string;
  /** Last name. */
  readonly last?: string;
}

export const command = defineCommand<CustomerCreateArgs>(() => import('../client.js'), {
  id: 'helpdesk.customer.create',
  command: 'create',
  describe: 'Create a customer',
  usage: '--email <text> [flags]',
  effect: 'create',
  flags: {
    email: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      as: [{ type: 'work', value: '$value' }],
      wire: { in: 'body', name: 'emails' },
      describe: 'E-mail address',
    },
    phone: {
      type: 'string',
      kind: 'text',
      as: [{ type: 'work', value: '$value' }],
      wire: { in: 'body', name: 'phones' },
      describe: 'Phone number',
    },
    company: {
      type: 'string',
      kind: 'text',
      maxLength: 60,
      wire: { in: 'body', name: 'organization' },
      describe: 'Organisation',
    },
    first: {
      type: 'string',
      kind: 'text',
      maxLength: 40,
      wire: { in: 'body', name: 'firstName' },
      describe: 'First name',
    },
    'job-title': {
      type: 'string',
      kind: 'text',
      maxLength: 60,
      wire: { in: 'body', name: 'jobTitle' },
      describe: 'Job title',
    },
    last: {
      type: 'string',
      kind: 'text',
      maxLength: 40,
      wire: { in: 'body', name: 'lastName' },
      describe: 'Last name',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/v2/customers',
    shape: 'action',
    says: 'Created customer {created}',
  }),
});
