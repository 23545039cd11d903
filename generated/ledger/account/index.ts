// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a customer, supplier or prospect', run: () => import('./create.js') },
    delete: { summary: 'Delete accounts', run: () => import('./delete.js') },
    list: { summary: 'List accounts', run: () => import('./list.js') },
    update: { summary: 'Update an account', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/account.js'),
};
