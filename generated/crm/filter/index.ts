// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a filter', run: () => import('./create.js') },
    delete: { summary: 'Delete a filter', run: () => import('./delete.js') },
    export: { summary: 'Print filters as name, type and conditions', run: () => import('./export.js') },
    get: { summary: 'Show one filter', run: () => import('./get.js') },
    helpers: { summary: 'List operators of filter conditions', run: () => import('./helpers.js') },
    list: { summary: 'List filters', run: () => import('./list.js') },
    update: { summary: 'Update a filter', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/filter.js'),
};
