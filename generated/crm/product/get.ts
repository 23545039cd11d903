// From specs/crm/product.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `product get`. */
export interface ProductGetArgs {
  readonly id: string;
  readonly web?: boolean;
}

export const command = defineCommand<ProductGetArgs>(() => import('../client.js'), {
  id: 'crm.product.get',
  command: 'get <id>',
  describe: 'Show one product',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/products/{id}',
    shape: 'record',
    web: { url: 'https://{company}.pipedrive.com/product/{id}' },
    customFields: 'product',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Product id' },
  },
  flags: {
    web: {
      kind: 'boolean',
      wire: { in: 'print', name: 'web' },
      describe: 'Open the record in the browser, or print its address',
    },
  },
});
