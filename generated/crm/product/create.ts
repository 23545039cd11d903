// From specs/crm/product.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `product create`. */
export interface ProductCreateArgs extends BodyFlags {
  readonly name?: string;
  readonly code?: string;
  readonly unit?: string;
  readonly description?: string;
  readonly owner?: string;
  readonly price?: Decimal;
  readonly currency?: string;
  readonly field?: readonly (readonly [string, string])[];
}

export const command = defineCommand<ProductCreateArgs>(() => import('../client.js'), {
  id: 'crm.product.create',
  command: 'create',
  describe: 'Create a product',
  usage: '--name <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/products',
    shape: 'record',
    undo: { command: 'product delete', args: { id: '{created}' } },
    locate: {
      by: [
        ['name', 'name'],
        ['code', 'code'],
      ],
      names: ['name'],
      created: 'add_time',
      window: 86400,
      list: {
        command: 'product list',
        args: {},
        query: { sort_by: 'add_time', sort_direction: 'desc' },
        newestFirst: true,
      },
    },
    reader: { command: 'product get', args: { id: '{created}' } },
    customFields: 'product',
  }),
  flags: {
    name: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      wire: { in: 'body', name: 'name' },
      describe: 'Name of the product',
    },
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
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
  },
});
