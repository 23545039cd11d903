// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { run: () => import('./create.js') },
    delete: { run: () => import('./delete.js') },
    'line-add': { run: () => import('./line-add.js') },
    'line-delete': { run: () => import('./line-delete.js') },
    'line-update': { run: () => import('./line-update.js') },
    lines: { run: () => import('./lines.js') },
    list: { run: () => import('./list.js') },
    update: { run: () => import('./update.js') },
  },
  help: () => import('../_built/help/sales-entry.js'),
};
