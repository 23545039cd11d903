// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a G/L account', run: () => import('./create.js') },
    delete: { summary: 'Delete G/L accounts', run: () => import('./delete.js') },
    list: { summary: 'List G/L accounts', run: () => import('./list.js') },
    update: { summary: 'Update a G/L account', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/gl-account.js'),
};
