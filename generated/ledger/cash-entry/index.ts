// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a cash entry', run: () => import('./create.js') },
    delete: { summary: 'Delete cash entries', run: () => import('./delete.js') },
    'line-add': { summary: 'Add a line to a cash entry', run: () => import('./line-add.js') },
    lines: { summary: 'List the lines of cash entries', run: () => import('./lines.js') },
    list: { summary: 'List cash entries', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/cash-entry.js'),
};
