// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a cost unit', run: () => import('./create.js') },
    delete: { summary: 'Delete cost units', run: () => import('./delete.js') },
    list: { summary: 'List cost units', run: () => import('./list.js') },
    update: { summary: 'Update a cost unit', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/cost-unit.js'),
};
