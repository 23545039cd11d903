// From specs/ledger/purchase-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `purchase-order line-delete`. */
export interface PurchaseOrderLineDeleteArgs {
  readonly ids: readonly string[];
}

export const command = defineCommand<PurchaseOrderLineDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-order.line-delete',
  command: 'line-delete <ids..>',
  describe: 'Delete lines of a purchase order',
  usage: '<ids...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/purchaseorder/PurchaseOrderLines({ids})',
    shape: 'action',
    says: 'Deleted purchase order line {ids}',
    gives: { deleted: ['{ids}'] },
    undo: { command: 'purchase-order line-add', args: {}, body: ['PurchaseOrderID'], before: 'itself' },
    resource: { name: 'purchaseorder/PurchaseOrderLines', key: { field: 'ID', type: 'Edm.Guid' }, id: 'ids' },
  }),
  positionals: {
    ids: { required: true, variadic: true, kind: 'uuid', wire: { in: 'path', name: 'ids' }, describe: 'Line ids' },
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
