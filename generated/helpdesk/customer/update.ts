// From specs/helpdesk/customer.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `customer update`. */
export interface CustomerUpdateArgs {
  /** Customer id. */
  readonly id: string;
  /** E-mail address. */
  readonly email?: string;
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

export const command = defineCommand<CustomerUpdateArgs>(() => import('../client.js'), {
  id: 'helpdesk.customer.update',
  command: 'update <id>',
  describe: 'Change given fields of a customer',
  usage: '<id> [flags]',
  effect: 'update',
  positionals: {
    id: { required: true, kind: 'id', describe: 'Customer id' },
  },
  flags: {
    email: {
      type: 'string',
      kind: 'text',
      wire: 'body:emails',
      as: [{ type: 'work', value: '$value' }],
      describe: 'E-mail address',
    },
    phone: {
      type: 'string',
      kind: 'text',
      wire: 'body:phones',
      as: [{ type: 'work', value: '$value' }],
      describe: 'Phone number',
    },
    company: { type: 'string', kind: 'text', maxLength: 60, wire: 'body:organization', describe: 'Organisation' },
    first: { type: 'string', kind: 'text', maxLength: 40, wire: 'body:firstName', describe: 'First name' },
    'job-title': { type: 'string', kind: 'text', maxLength: 60, wire: 'body:jobTitle', describe: 'Job title' },
    last: { type: 'string', kind: 'text', maxLength: 40, wire: 'body:lastName', describe: 'Last name' },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the checked request and send nothing' },
  },
  handler: workflow(() => import('../../../workflows/helpdesk/customer-update.js')),
});
