// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create an item', run: () => import('./create.js') },
    delete: { summary: 'Delete items', run: () => import('./delete.js') },
    list: { summary: 'List items', run: () => import('./list.js') },
    update: { summary: 'Update an item', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/item.js'),
};
