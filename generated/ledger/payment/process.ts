// From specs/ledger/payment.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `payment process`. */
export interface PaymentProcessArgs {
  readonly ids: readonly string[];
}

export const command = defineCommand<PaymentProcessArgs>(() => import('../client.js'), {
  id: 'ledger.payment.process',
  command: 'process <ids..>',
  describe: 'Process payments into a bank file',
  usage: '<ids...> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/cashflow/ProcessPayments',
    shape: 'record',
    says: 'Processed payments {ids}',
    undo: { none: 'The payments are in a bank file, and the service has no request that withdraws it.' },
    resource: { name: 'cashflow/ProcessPayments', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  positionals: {
    ids: {
      required: true,
      variadic: true,
      kind: 'uuid',
      wire: { in: 'body', name: 'PaymentIDs' },
      describe: 'Payment ids (GUID)',
    },
  },
  flags: {
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
});
