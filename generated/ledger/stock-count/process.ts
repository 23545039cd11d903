// From specs/ledger/stock-count.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `stock-count process`. */
export interface StockCountProcessArgs {
  readonly id: string;
}

export const command = defineCommand<StockCountProcessArgs>(() => import('../client.js'), {
  id: 'ledger.stock-count.process',
  command: 'process <id>',
  describe: 'Process a stock count',
  usage: '<id> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/inventory/ProcessStockCount',
    shape: 'record',
    says: 'Processed stock count {id}',
    undo: { none: 'The stock was set to what was counted, and the service has no request that reopens a count.' },
    resource: { name: 'inventory/ProcessStockCount', key: { field: 'StockCountID', type: 'Edm.Guid' } },
  }),
  positionals: {
    id: { required: true, kind: 'uuid', wire: { in: 'body', name: 'StockCountID' }, describe: 'Stock count id (GUID)' },
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
