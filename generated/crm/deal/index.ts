// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    'bulk-update': { run: () => import('./bulk-update.js') },
    context: { run: () => import('./context.js') },
    convert: { run: () => import('./convert.js') },
    create: { run: () => import('./create.js') },
    delete: { run: () => import('./delete.js') },
    follower: { below: ['add', 'list', 'remove'], open: () => import('./follower/index.js') },
    get: { run: () => import('./get.js') },
    history: { run: () => import('./history.js') },
    list: { run: () => import('./list.js') },
    participant: { below: ['add', 'list', 'remove'], open: () => import('./participant/index.js') },
    product: { below: ['add', 'list', 'remove', 'update'], open: () => import('./product/index.js') },
    summary: { run: () => import('./summary.js') },
    update: { run: () => import('./update.js') },
    upsert: { run: () => import('./upsert.js') },
  },
  help: () => import('../_built/help/deal.js'),
};
