// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a purchase order', run: () => import('./create.js') },
    delete: { summary: 'Delete purchase orders', run: () => import('./delete.js') },
    'line-add': { summary: 'Add a line to a purchase order', run: () => import('./line-add.js') },
    'line-delete': { summary: 'Delete lines of a purchase order', run: () => import('./line-delete.js') },
    'line-update': { summary: 'Update a line of a purchase order', run: () => import('./line-update.js') },
    lines: { summary: 'List the lines of purchase orders', run: () => import('./lines.js') },
    list: { summary: 'List purchase orders', run: () => import('./list.js') },
    update: { summary: 'Update the header of a purchase order', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/purchase-order.js'),
};
