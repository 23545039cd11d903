// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a cost center', run: () => import('./create.js') },
    delete: { summary: 'Delete cost centers', run: () => import('./delete.js') },
    list: { summary: 'List cost centers', run: () => import('./list.js') },
    update: { summary: 'Update a cost center', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/cost-center.js'),
};
