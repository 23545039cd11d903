// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { run: () => import('./create.js') },
    delete: { run: () => import('./delete.js') },
    export: { run: () => import('./export.js') },
    get: { run: () => import('./get.js') },
    helpers: { run: () => import('./helpers.js') },
    list: { run: () => import('./list.js') },
    update: { run: () => import('./update.js') },
  },
  help: () => import('../_built/help/filter.js'),
};
