// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a supplier item', run: () => import('./create.js') },
    delete: { summary: 'Delete a supplier item', run: () => import('./delete.js') },
    list: { summary: 'List supplier items', run: () => import('./list.js') },
    update: { summary: 'Update a supplier item', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/supplier-item.js'),
};
