// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a shop order', run: () => import('./create.js') },
    delete: { summary: 'Delete a shop order', run: () => import('./delete.js') },
    list: { summary: 'List shop orders', run: () => import('./list.js') },
    update: { summary: 'Update a shop order', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/shop-order.js'),
};
