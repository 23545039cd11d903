// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    convert: { run: () => import('./convert.js') },
    create: { run: () => import('./create.js') },
    delete: { run: () => import('./delete.js') },
    get: { run: () => import('./get.js') },
    label: { below: ['list'], open: () => import('./label/index.js') },
    list: { run: () => import('./list.js') },
    update: { run: () => import('./update.js') },
  },
  help: () => import('../_built/help/lead.js'),
};
