// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a category', run: () => import('./create.js') },
    delete: { summary: 'Delete a category', run: () => import('./delete.js') },
    list: { summary: 'List the categories of a collection', run: () => import('./list.js') },
    update: { summary: 'Update a category', run: () => import('./update.js') },
  },
  help: () => import('../../_built/help/docs/category.js'),
};
