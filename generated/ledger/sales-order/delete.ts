// From specs/ledger/sales-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `sales-order delete`. */
export interface SalesOrderDeleteArgs {
  readonly refs: readonly string[];
}

export const command = defineCommand<SalesOrderDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.sales-order.delete',
  command: 'delete <refs..>',
  describe: 'Delete sales orders',
  usage: '<refs...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/salesorder/SalesOrders({refs})',
    shape: 'action',
    says: 'Deleted sales order {refs}',
    gives: { deleted: ['{refs}'] },
    undo: {
      command: 'sales-order create',
      args: {},
      body: ['DeliveryDate', 'Description', 'OrderDate', 'OrderedBy', 'PaymentCondition', 'SalesOrderLines', 'YourRef'],
      before: 'itself',
    },
    resource: { name: 'salesorder/SalesOrders', key: { field: 'OrderID', type: 'Edm.Guid' }, id: 'refs' },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'sales-order',
      wire: { in: 'path', name: 'refs' },
      describe: 'Sales order numbers or GUIDs',
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
    'no-before': {
      kind: 'boolean',
      env: 'LEDGERCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Confirm the delete; without it nothing is sent' },
  },
});
