// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a bank entry', run: () => import('./create.js') },
    delete: { summary: 'Delete bank entries', run: () => import('./delete.js') },
    'line-add': { summary: 'Add a line to a bank entry', run: () => import('./line-add.js') },
    lines: { summary: 'List the lines of bank entries', run: () => import('./lines.js') },
    list: { summary: 'List bank entries', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/bank-entry.js'),
};
