// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a collection', run: () => import('./create.js') },
    delete: { summary: 'Delete a collection and all its articles', run: () => import('./delete.js') },
    get: { summary: 'Show one collection', run: () => import('./get.js') },
    list: { summary: 'List collections', run: () => import('./list.js') },
    update: { summary: 'Update a collection', run: () => import('./update.js') },
  },
  help: () => import('../../_built/help/docs/collection.js'),
};
