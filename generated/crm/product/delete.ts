// From specs/crm/product.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `product delete`. */
export interface ProductDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<ProductDeleteArgs>(() => import('../client.js'), {
  id: 'crm.product.delete',
  command: 'delete <id>',
  describe: 'Delete a product',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v2/products/{id}',
    shape: 'action',
    confirm: 'Delete product {id}?',
    naming: { path: '/api/v2/products/{id}', id: 'id', field: 'name' },
    says: 'Deleted product {id}',
    undo: {
      command: 'product create',
      args: {},
      body: [
        'category',
        'code',
        'custom_fields',
        'description',
        'is_linkable',
        'name',
        'owner_id',
        'prices',
        'tax',
        'unit',
        'visible_to',
      ],
      fields: { category: 'category', is_linkable: 'is_linkable', tax: 'tax', visible_to: 'visible_to' },
      before: { command: 'product get', args: { id: '{id}' } },
    },
    customFields: 'product',
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Product id' },
  },
  flags: {
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
