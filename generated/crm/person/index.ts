// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { run: () => import('./create.js') },
    delete: { run: () => import('./delete.js') },
    follower: { below: ['add', 'list', 'remove'], open: () => import('./follower/index.js') },
    get: { run: () => import('./get.js') },
    import: { run: () => import('./import.js') },
    list: { run: () => import('./list.js') },
    merge: { run: () => import('./merge.js') },
    update: { run: () => import('./update.js') },
    upsert: { run: () => import('./upsert.js') },
  },
  help: () => import('../_built/help/person.js'),
};
