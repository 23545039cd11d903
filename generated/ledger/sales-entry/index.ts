// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a sales entry or credit note', run: () => import('./create.js') },
    delete: { summary: 'Delete sales entries', run: () => import('./delete.js') },
    'line-add': { summary: 'Add a line to a sales entry', run: () => import('./line-add.js') },
    'line-delete': { summary: 'Delete lines of a sales entry', run: () => import('./line-delete.js') },
    'line-update': { summary: 'Update a line of a sales entry', run: () => import('./line-update.js') },
    lines: { summary: 'List the lines of sales entries', run: () => import('./lines.js') },
    list: { summary: 'List sales entries', run: () => import('./list.js') },
    update: { summary: 'Update the header of a sales entry', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/sales-entry.js'),
};
