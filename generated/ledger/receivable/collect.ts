// From specs/ledger/receivable.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `receivable collect`. */
export interface ReceivableCollectArgs {
  readonly refs: readonly string[];
  readonly description?: string;
  readonly mandate?: string;
  readonly reference?: string;
}

export const command = defineCommand<ReceivableCollectArgs>(() => import('../client.js'), {
  id: 'ledger.receivable.collect',
  command: 'collect <refs..>',
  describe: 'Prepare receivables for direct debit',
  usage: '<refs...> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/cashflow/Receivables({refs})',
    body: { PaymentMethod: 'I' },
    shape: 'action',
    says: 'Prepared {refs} for direct debit',
    gives: { updated: '{refs}' },
    undo: { command: 'receivable collect', args: { refs: '{refs}' }, body: 'former', before: 'itself' },
    resource: { name: 'cashflow/Receivables', key: { field: 'ID', type: 'Edm.Guid' }, id: 'refs' },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'receivable',
      wire: { in: 'path', name: 'refs' },
      describe: 'Open receivable numbers (entry:number, invoice:number) or GUIDs',
    },
  },
  flags: {
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the payment' },
    mandate: {
      kind: 'uuid',
      wire: { in: 'body', name: 'DirectDebitMandate' },
      describe: 'Direct debit mandate (GUID)',
    },
    reference: {
      kind: 'text',
      single: true,
      wire: { in: 'body', name: 'PaymentReference' },
      describe: 'Payment reference (only for a single receivable)',
    },
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
    'no-before': {
      kind: 'boolean',
      env: 'LEDGERCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
});
