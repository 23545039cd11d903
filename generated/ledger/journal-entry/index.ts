// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a balanced general journal entry', run: () => import('./create.js') },
    delete: { summary: 'Delete journal entries', run: () => import('./delete.js') },
    lines: { summary: 'List the lines of journal entries', run: () => import('./lines.js') },
    list: { summary: 'List general journal entries', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/journal-entry.js'),
};
