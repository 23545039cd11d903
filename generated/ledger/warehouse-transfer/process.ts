// From specs/ledger/warehouse-transfer.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `warehouse-transfer process`. */
export interface WarehouseTransferProcessArgs {
  readonly id: string;
  readonly date?: string;
}

export const command = defineCommand<WarehouseTransferProcessArgs>(() => import('../client.js'), {
  id: 'ledger.warehouse-transfer.process',
  command: 'process <id>',
  describe: 'Process a warehouse transfer',
  usage: '<id> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/inventory/ProcessWarehouseTransfer',
    shape: 'record',
    says: 'Processed warehouse transfer {id}',
    undo: { none: 'The stock was moved, and the service has no request that reopens a transfer.' },
    resource: { name: 'inventory/ProcessWarehouseTransfer', key: { field: 'TransferID', type: 'Edm.Guid' } },
  }),
  positionals: {
    id: {
      required: true,
      kind: 'uuid',
      wire: { in: 'body', name: 'TransferID' },
      describe: 'Warehouse transfer id (GUID)',
    },
  },
  flags: {
    date: { kind: 'date', wire: { in: 'body', name: 'TransferDate' }, describe: 'Date of the transfer' },
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
