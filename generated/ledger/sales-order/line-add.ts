// From specs/ledger/sales-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `sales-order line-add`. */
export interface SalesOrderLineAddArgs extends RecordFlags {
  readonly ref: string;
  readonly template?: boolean;
}

export const command = defineCommand<SalesOrderLineAddArgs>(() => import('../client.js'), {
  id: 'ledger.sales-order.line-add',
  command: 'line-add <ref>',
  describe: 'Add a line to a sales order',
  usage: '<ref> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/salesorder/SalesOrderLines',
    shape: 'record',
    says: 'Added line {created} to sales order {ref}',
    undo: { command: 'sales-order line-delete', args: { ids: '{created}' } },
    reader: { command: 'get', args: { resource: 'salesorder/SalesOrderLines', id: '{created}' } },
    change: true,
    resource: { name: 'salesorder/SalesOrderLines', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  positionals: {
    ref: {
      required: true,
      kind: 'reference',
      reference: 'sales-order',
      wire: { in: 'body', name: 'OrderID' },
      describe: 'Sales order number or GUID',
    },
  },
  flags: {
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
