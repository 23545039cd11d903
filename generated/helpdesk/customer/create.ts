// From specs/helpdesk/customer.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { personFlags, type PersonFlags } from '../flags.js';

/** Flags and arguments of `customer create`. */
export interface CustomerCreateArgs extends PersonFlags {
  readonly email: string;
  readonly phone?: string;
}

export const command = defineCommand<CustomerCreateArgs>(() => import('../client.js'), {
  id: 'helpdesk.customer.create',
  command: 'create',
  describe: 'Create a customer',
  usage: '--email <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/v2/customers',
    shape: 'action',
    says: 'Created customer {created}',
    undo: { none: 'No command deletes a customer.' },
    reader: { command: 'customer get', args: { id: '{created}' } },
  }),
  flags: {
    email: {
      demandOption: true,
      kind: 'text',
      as: [{ type: 'work', value: '$value' }],
      blank: 'never',
      wire: { in: 'body', name: 'emails' },
      describe: 'E-mail address',
    },
    phone: {
      kind: 'text',
      as: [{ type: 'work', value: '$value' }],
      blank: 'never',
      wire: { in: 'body', name: 'phones' },
      describe: 'Phone number',
    },
    ...personFlags,
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
  },
});
