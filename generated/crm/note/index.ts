// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    comment: { below: ['add', 'delete', 'list', 'update'], open: () => import('./comment/index.js') },
    create: { run: () => import('./create.js') },
    delete: { run: () => import('./delete.js') },
    get: { run: () => import('./get.js') },
    list: { run: () => import('./list.js') },
    update: { run: () => import('./update.js') },
  },
  help: () => import('../_built/help/note.js'),
};
