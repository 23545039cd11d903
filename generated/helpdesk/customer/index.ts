// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    conversations: { run: () => import('./conversations.js') },
    create: { run: () => import('./create.js') },
    get: { run: () => import('./get.js') },
    list: { run: () => import('./list.js') },
    search: { run: () => import('./search.js') },
    update: { run: () => import('./update.js') },
  },
  help: () => import('../_built/help/customer.js'),
};
