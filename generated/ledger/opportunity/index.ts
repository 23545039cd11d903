// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create an opportunity', run: () => import('./create.js') },
    delete: { summary: 'Delete an opportunity', run: () => import('./delete.js') },
    list: { summary: 'List opportunities', run: () => import('./list.js') },
    update: { summary: 'Update an opportunity', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/opportunity.js'),
};
