// From specs/helpdesk/customer.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { personFlags, type PersonFlags } from '../flags.js';

/** Flags and arguments of `customer update`. */
export interface CustomerUpdateArgs extends PersonFlags {
  readonly id: string;
  readonly email?: string;
  readonly phone?: string;
}

/** Requests of the workflow. */
const calls = {
  change: {
    effect: 'update',
    method: 'PATCH',
    path: '/v2/customers/{id}',
    shape: 'record',
    undo: {
      command: 'customer update',
      call: 'change',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'customer get', args: { id: '{id}' } },
    },
  },
  customer: { effect: 'read', method: 'GET', path: '/v2/customers/{id}', shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<CustomerUpdateArgs>(() => import('../client.js'), {
  id: 'helpdesk.customer.update',
  command: 'update <id>',
  describe: 'Update a customer',
  usage: '<id> [flags]',
  effect: 'update',
  handler: workflow<CustomerUpdateArgs, keyof typeof calls>(
    () => import('../../../workflows/helpdesk/customer-update.js'),
    { calls },
  ),
  positionals: {
    id: { required: true, kind: 'reference', reference: 'customer', describe: 'Customer id or e-mail address' },
  },
  flags: {
    email: {
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
    'no-before': {
      kind: 'boolean',
      env: 'HELPDESKCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
