// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create an address for an account', run: () => import('./create.js') },
    delete: { summary: 'Delete addresses', run: () => import('./delete.js') },
    list: { summary: 'List addresses', run: () => import('./list.js') },
    update: { summary: 'Update an address', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/address.js'),
};
