// From specs/ledger/item.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `item delete`. */
export interface ItemDeleteArgs {
  readonly ids: readonly string[];
}

export const command = defineCommand<ItemDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.item.delete',
  command: 'delete <ids..>',
  describe: 'Delete items',
  usage: '<ids...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/logistics/Items({ids})',
    shape: 'action',
    says: 'Deleted item {ids}',
    gives: { deleted: ['{ids}'] },
    undo: {
      command: 'item create',
      args: {},
      body: [
        'Code',
        'CostPriceStandard',
        'Description',
        'GLCosts',
        'GLRevenue',
        'IsPurchaseItem',
        'IsSalesItem',
        'IsStockItem',
        'ItemGroup',
        'StandardSalesPrice',
        'Unit',
      ],
      before: 'itself',
    },
    resource: { name: 'logistics/Items', key: { field: 'ID', type: 'Edm.Guid' }, id: 'ids' },
  }),
  positionals: {
    ids: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'item',
      wire: { in: 'path', name: 'ids' },
      describe: 'Item codes or GUIDs',
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
