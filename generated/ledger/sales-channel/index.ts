// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { run: () => import('./create.js') },
    delete: { run: () => import('./delete.js') },
    update: { run: () => import('./update.js') },
  },
  help: () => import('../_built/help/sales-channel.js'),
};
