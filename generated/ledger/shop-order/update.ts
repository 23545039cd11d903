// From specs/ledger/shop-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `shop-order update`. */
export interface ShopOrderUpdateArgs extends RecordFlags {
  readonly id: string | readonly string[];
  readonly template?: boolean;
}

export const command = defineCommand<ShopOrderUpdateArgs>(() => import('../client.js'), {
  id: 'ledger.shop-order.update',
  command: 'update <id>',
  describe: 'Update a shop order',
  usage: '<id...> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/manufacturing/ShopOrders({id})',
    shape: 'action',
    says: 'Updated shop order {id}',
    undo: { command: 'shop-order update', args: { id: '{id}' }, body: 'former', before: 'itself' },
    change: true,
    resource: { name: 'manufacturing/ShopOrders', key: { field: 'ID', type: 'Edm.Guid' }, id: 'id' },
  }),
  positionals: {
    id: {
      required: true,
      batch: true,
      kind: 'reference',
      reference: 'shop-order',
      wire: { in: 'path', name: 'id' },
      describe: 'Shop order number or GUID',
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
    'no-before': {
      kind: 'boolean',
      env: 'LEDGERCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
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
