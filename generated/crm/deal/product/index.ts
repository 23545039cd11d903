// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    add: { summary: 'Attach a product to a deal', run: () => import('./add.js') },
    list: { summary: 'List products attached to a deal', run: () => import('./list.js') },
    remove: { summary: 'Detach a product from a deal', run: () => import('./remove.js') },
    update: { summary: 'Update an attached product', run: () => import('./update.js') },
  },
  help: () => import('../../_built/help/deal/product.js'),
};
