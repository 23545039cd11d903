// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a product', run: () => import('./create.js') },
    delete: { summary: 'Delete a product', run: () => import('./delete.js') },
    get: { summary: 'Show one product', run: () => import('./get.js') },
    list: { summary: 'List products', run: () => import('./list.js') },
    update: { summary: 'Update a product', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/product.js'),
};
