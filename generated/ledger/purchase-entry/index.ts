// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a purchase entry or credit note', run: () => import('./create.js') },
    delete: { summary: 'Delete purchase entries', run: () => import('./delete.js') },
    'line-add': { summary: 'Add a line to a purchase entry', run: () => import('./line-add.js') },
    'line-delete': { summary: 'Delete lines of a purchase entry', run: () => import('./line-delete.js') },
    'line-update': { summary: 'Update a line of a purchase entry', run: () => import('./line-update.js') },
    lines: { summary: 'List the lines of purchase entries', run: () => import('./lines.js') },
    list: { summary: 'List purchase entries', run: () => import('./list.js') },
    update: { summary: 'Update the header of a purchase entry', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/purchase-entry.js'),
};
