// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a goods receipt', run: () => import('./create.js') },
    update: { summary: 'Update a goods receipt', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/goods-receipt.js'),
};
