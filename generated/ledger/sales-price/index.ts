// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a sales price for an item', run: () => import('./create.js') },
    delete: { summary: 'Delete sales prices', run: () => import('./delete.js') },
    list: { summary: 'List sales prices', run: () => import('./list.js') },
    update: { summary: 'Update a sales price', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/sales-price.js'),
};
