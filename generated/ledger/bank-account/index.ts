// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a bank account for a customer or supplier', run: () => import('./create.js') },
    delete: { summary: 'Delete bank accounts', run: () => import('./delete.js') },
    list: { summary: 'List bank accounts', run: () => import('./list.js') },
    update: { summary: 'Update a bank account', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/bank-account.js'),
};
