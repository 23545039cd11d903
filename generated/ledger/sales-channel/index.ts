// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a sales channel', run: () => import('./create.js') },
    delete: { summary: 'Delete sales channels', run: () => import('./delete.js') },
    update: { summary: 'Update a sales channel', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/sales-channel.js'),
};
