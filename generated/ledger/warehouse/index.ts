// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a warehouse', run: () => import('./create.js') },
    delete: { summary: 'Delete warehouses', run: () => import('./delete.js') },
    list: { summary: 'List warehouses', run: () => import('./list.js') },
    update: { summary: 'Update a warehouse', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/warehouse.js'),
};
