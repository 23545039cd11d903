// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a goods delivery', run: () => import('./create.js') },
    list: { summary: 'List goods deliveries', run: () => import('./list.js') },
    update: { summary: 'Update a goods delivery', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/goods-delivery.js'),
};
