// From specs/ledger/sales-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `sales-order line-complete`. */
export interface SalesOrderLineCompleteArgs {
  readonly id: string;
  readonly delivery?: boolean;
  readonly invoice?: boolean;
}

export const command = defineCommand<SalesOrderLineCompleteArgs>(() => import('../client.js'), {
  id: 'ledger.sales-order.line-complete',
  command: 'line-complete <id>',
  describe: 'Mark a sales order line as complete',
  usage: '<id> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/salesorder/CompleteSalesOrderLine',
    body: { CompleteDelivery: true, CompleteInvoice: true },
    shape: 'record',
    says: 'Completed order line {id}',
    undo: { none: 'The service has no request that reopens a complete line.' },
    resource: { name: 'salesorder/CompleteSalesOrderLine', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  positionals: {
    id: { required: true, kind: 'uuid', wire: { in: 'body', name: 'ID' }, describe: 'Order line id (GUID)' },
  },
  flags: {
    delivery: {
      kind: 'boolean',
      with: { CompleteInvoice: false },
      wire: { in: 'body', name: 'CompleteDelivery' },
      send: true,
      describe: 'Mark only the delivery as complete',
    },
    invoice: {
      kind: 'boolean',
      with: { CompleteDelivery: false },
      wire: { in: 'body', name: 'CompleteInvoice' },
      send: true,
      describe: 'Mark only the invoicing as complete',
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
});
