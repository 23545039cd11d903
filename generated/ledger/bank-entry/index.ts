// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { run: () => import('./create.js') },
    delete: { run: () => import('./delete.js') },
    'line-add': { run: () => import('./line-add.js') },
    lines: { run: () => import('./lines.js') },
    list: { run: () => import('./list.js') },
  },
  help: () => import('../_built/help/bank-entry.js'),
};
