// From specs/ledger/item.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `item create`. */
export interface ItemCreateArgs extends RecordFlags {
  readonly code?: string;
  readonly description?: string;
  readonly 'sales-price'?: Decimal;
  readonly 'cost-price'?: Decimal;
  readonly unit?: string;
  readonly sales?: boolean;
  readonly purchase?: boolean;
  readonly stock?: boolean;
  readonly 'gl-revenue'?: string;
  readonly 'gl-costs'?: string;
  readonly group?: string;
  readonly template?: boolean;
}

export const command = defineCommand<ItemCreateArgs>(() => import('../client.js'), {
  id: 'ledger.item.create',
  command: 'create',
  describe: 'Create an item',
  usage: '--code <text> --description <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/logistics/Items',
    shape: 'record',
    says: 'Created item {answer.Code|created}',
    undo: { command: 'item delete', args: { ids: '{created}' } },
    locate: {
      by: [['Code', 'Code']],
      created: 'Created',
      window: 86400,
      list: { command: 'item list', args: {}, query: { $orderby: 'Created desc' }, newestFirst: true },
    },
    reader: { command: 'get', args: { resource: 'logistics/Items', id: '{created}' } },
    change: true,
    resource: { name: 'logistics/Items', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    code: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'Code' },
      describe: 'Item code',
    },
    description: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      wire: { in: 'body', name: 'Description' },
      describe: 'Description of the item',
    },
    'sales-price': {
      kind: 'number',
      decimals: 6,
      wire: { in: 'body', name: 'StandardSalesPrice' },
      describe: 'Standard sales price',
    },
    'cost-price': {
      kind: 'number',
      decimals: 6,
      wire: { in: 'body', name: 'CostPriceStandard' },
      describe: 'Standard cost price',
    },
    unit: { kind: 'text', blank: 'never', wire: { in: 'body', name: 'Unit' }, describe: 'Unit code' },
    sales: { kind: 'yesno', wire: { in: 'body', name: 'IsSalesItem' }, describe: 'Is a sales item' },
    purchase: { kind: 'yesno', wire: { in: 'body', name: 'IsPurchaseItem' }, describe: 'Is a purchase item' },
    stock: { kind: 'yesno', wire: { in: 'body', name: 'IsStockItem' }, describe: 'Is a stock item' },
    'gl-revenue': {
      kind: 'reference',
      reference: 'gl-account',
      wire: { in: 'body', name: 'GLRevenue' },
      describe: 'Revenue G/L account code or GUID',
    },
    'gl-costs': {
      kind: 'reference',
      reference: 'gl-account',
      wire: { in: 'body', name: 'GLCosts' },
      describe: 'Cost G/L account code or GUID',
    },
    group: {
      kind: 'reference',
      reference: 'item-group',
      wire: { in: 'body', name: 'ItemGroup' },
      describe: 'Item group code or GUID',
    },
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
