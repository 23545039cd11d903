// From specs/ledger/item.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `item create`. */
export interface ItemCreateArgs extends RecordFlags {
  /** Item code. */
  readonly code: string;
  /** Description of the item. */
  readonly description: string;
  /** Standard sales price. */
  readonly 'sales-price'?: Decimal;
  /** Standard cost price. */
  readonly 'cost-price'?: Decimal;
  /** Unit code. */
  readonly unit?: string;
  /** Is a sales item. */
  readonly sales?: boolean;
  /** Is a purchase item. */
  readonly purchase?: boolean;
  /** Is a stock item. */
  readonly stock?: boolean;
  /** Revenue G/L account code or GUID. */
  readonly 'gl-revenue'?: string;
  /** Cost G/L account code or GUID. */
  readonly 'gl-costs'?: string;
  /** Item group code or GUID. */
  readonly group?: string;
  /** Print a JSON template for --body and send nothing. */
  readonly template?: boolean;
}

export const command = defineCommand<ItemCreateArgs>(() => import('../client.js'), {
  id: 'ledger.item.create',
  command: 'create',
  describe: 'Create an item',
  usage: '--code <text> --description <text> [flags]',
  effect: 'create',
  flags: {
    code: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'Code' },
      describe: 'Item code',
    },
    description: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'Description' },
      describe: 'Description of the item',
    },
    'sales-price': {
      type: 'string',
      kind: 'number',
      decimals: 6,
      wire: { in: 'body', name: 'StandardSalesPrice' },
      describe: 'Standard sales price',
    },
    'cost-price': {
      type: 'string',
      kind: 'number',
      decimals: 6,
      wire: { in: 'body', name: 'CostPriceStandard' },
      describe: 'Standard cost price',
    },
    unit: { type: 'string', kind: 'text', blank: 'never', wire: { in: 'body', name: 'Unit' }, describe: 'Unit code' },
    sales: { type: 'string', kind: 'yesno', wire: { in: 'body', name: 'IsSalesItem' }, describe: 'Is a sales item' },
    purchase: {
      type: 'string',
      kind: 'yesno',
      wire: { in: 'body', name: 'IsPurchaseItem' },
      describe: 'Is a purchase item',
    },
    stock: { type: 'string', kind: 'yesno', wire: { in: 'body', name: 'IsStockItem' }, describe: 'Is a stock item' },
    'gl-revenue': {
      type: 'string',
      kind: 'reference',
      reference: 'gl-account',
      wire: { in: 'body', name: 'GLRevenue' },
      describe: 'Revenue G/L account code or GUID',
    },
    'gl-costs': {
      type: 'string',
      kind: 'reference',
      reference: 'gl-account',
      wire: { in: 'body', name: 'GLCosts' },
      describe: 'Cost G/L account code or GUID',
    },
    group: {
      type: 'string',
      kind: 'reference',
      reference: 'item-group',
      wire: { in: 'body', name: 'ItemGroup' },
      describe: 'Item group code or GUID',
    },
    ...recordFlags,
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/logistics/Items',
    shape: 'record',
    says: 'Created item {answer.Code|created}',
    change: true,
    resource: { name: 'logistics/Items', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
});
