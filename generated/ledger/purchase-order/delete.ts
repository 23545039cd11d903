// From specs/ledger/purchase-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `purchase-order delete`. */
export interface PurchaseOrderDeleteArgs {
  readonly refs: readonly string[];
}

export const command = defineCommand<PurchaseOrderDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-order.delete',
  command: 'delete <refs..>',
  describe: 'Delete purchase orders',
  usage: '<refs...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/purchaseorder/PurchaseOrders({refs})',
    shape: 'action',
    says: 'Deleted purchase order {refs}',
    gives: { deleted: ['{refs}'] },
    undo: {
      command: 'purchase-order create',
      args: {},
      body: ['Description', 'OrderDate', 'PurchaseOrderLines', 'ReceiptDate', 'Supplier', 'YourRef'],
      before: 'itself',
    },
    resource: { name: 'purchaseorder/PurchaseOrders', key: { field: 'PurchaseOrderID', type: 'Edm.Guid' }, id: 'refs' },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'purchase-order',
      wire: { in: 'path', name: 'refs' },
      describe: 'Purchase order numbers or GUIDs',
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
