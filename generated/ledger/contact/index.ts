// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a contact for an account', run: () => import('./create.js') },
    delete: { summary: 'Delete contacts', run: () => import('./delete.js') },
    list: { summary: 'List contacts', run: () => import('./list.js') },
    update: { summary: 'Update a contact', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/contact.js'),
};
