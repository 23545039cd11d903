// From specs/crm/product.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `product get`. */
export interface ProductGetArgs {
  /** Product id. */
  readonly id: string;
}

export const command = defineCommand<ProductGetArgs>(() => import('../client.js'), {
  id: 'crm.product.get',
  command: 'get <id>',
  describe: 'Show one product',
  usage: '<id>',
  effect: 'read',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Product id' },
  },
  flags: {},
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/products/{id}',
    shape: 'record',
    customFields: 'product',
  }),
});
