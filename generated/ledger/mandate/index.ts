// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a direct debit mandate', run: () => import('./create.js') },
    delete: { summary: 'Delete a direct debit mandate', run: () => import('./delete.js') },
    list: { summary: 'List direct debit mandates', run: () => import('./list.js') },
    update: { summary: 'Update a direct debit mandate', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/mandate.js'),
};
