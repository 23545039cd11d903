// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a journal', run: () => import('./create.js') },
    delete: { summary: 'Delete journals', run: () => import('./delete.js') },
    list: { summary: 'List journals', run: () => import('./list.js') },
    update: { summary: 'Update a journal', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/journal.js'),
};
