// From specs/ledger/sales-price.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `sales-price create`. */
export interface SalesPriceCreateArgs extends RecordFlags {
  readonly template?: boolean;
}

export const command = defineCommand<SalesPriceCreateArgs>(() => import('../client.js'), {
  id: 'ledger.sales-price.create',
  command: 'create',
  describe: 'Create a sales price for an item',
  usage: '[flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/logistics/SalesItemPrices',
    shape: 'record',
    says: 'Created sales price {created}',
    undo: { command: 'sales-price delete', args: { ids: '{created}' } },
    reader: { command: 'get', args: { resource: 'logistics/SalesItemPrices', id: '{created}' } },
    change: true,
    resource: { name: 'logistics/SalesItemPrices', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
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
