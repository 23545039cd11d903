// From specs/ledger/payment-condition.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `payment-condition create`. */
export interface PaymentConditionCreateArgs extends RecordFlags {
  readonly code?: string;
  readonly description?: string;
  readonly template?: boolean;
}

export const command = defineCommand<PaymentConditionCreateArgs>(() => import('../client.js'), {
  id: 'ledger.payment-condition.create',
  command: 'create',
  describe: 'Create a payment condition',
  usage: '[flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/cashflow/PaymentConditions',
    shape: 'record',
    says: 'Created payment condition {created}',
    undo: { none: 'The service has no request that deletes a payment condition.' },
    locate: {
      by: [['Code', 'Code']],
      created: 'Created',
      window: 86400,
      list: { command: 'payment-condition list', args: {}, query: { $orderby: 'Created desc' }, newestFirst: true },
    },
    reader: { command: 'get', args: { resource: 'cashflow/PaymentConditions', id: '{created}' } },
    change: true,
    resource: { name: 'cashflow/PaymentConditions', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    code: { kind: 'text', blank: 'never', wire: { in: 'body', name: 'Code' }, describe: 'Payment condition code' },
    description: {
      kind: 'text',
      wire: { in: 'body', name: 'Description' },
      describe: 'Description of the payment condition',
    },
    ...recordFlags,
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
});
