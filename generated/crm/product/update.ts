// From specs/crm/product.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `product update`. */
export interface ProductUpdateArgs extends BodyFlags {
  readonly id: string;
  readonly name?: string;
  readonly code?: string;
  readonly unit?: string;
  readonly description?: string;
  readonly owner?: string;
  readonly price?: Decimal;
  readonly currency?: string;
  readonly field?: readonly (readonly [string, string])[];
}

export const command = defineCommand<ProductUpdateArgs>(() => import('../client.js'), {
  id: 'crm.product.update',
  command: 'update <id>',
  describe: 'Update a product',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/products/{id}',
    shape: 'record',
    naming: { path: '/api/v2/products/{id}', id: 'id', field: 'name' },
    undo: {
      command: 'product update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'product get', args: { id: '{id}' } },
    },
    change: true,
    filled: ['name'],
    resendItems: { prices: { by: 'currency', fields: ['currency', 'price', 'cost', 'direct_cost', 'notes'] } },
    customFields: 'product',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Product id' },
  },
  flags: {
    name: { kind: 'text', wire: { in: 'body', name: 'name' }, describe: 'Name of the product', blank: 'never' },
    code: { kind: 'text', blank: 'clears', wire: { in: 'body', name: 'code' }, describe: 'Product code' },
    unit: {
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'unit' },
      describe: 'Unit, for example piece or hour',
    },
    description: { kind: 'text', wire: { in: 'body', name: 'description' }, describe: 'Description of the product' },
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    price: {
      kind: 'number',
      decimals: 4,
      requires: ['currency'],
      wire: { in: 'body', name: 'prices[0].price' },
      describe: 'Price per unit in the currency set by --currency',
    },
    currency: {
      kind: 'text',
      blank: 'never',
      requires: ['price'],
      wire: { in: 'body', name: 'prices[0].currency' },
      describe: 'Currency code, for example EUR',
    },
    field: {
      kind: 'pair',
      wire: { in: 'fields', name: 'product' },
      repeat: true,
      describe:
        'Field by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field',
    },
    ...bodyFlags,
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
