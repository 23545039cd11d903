// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a time entry', run: () => import('./create.js') },
    delete: { summary: 'Delete a time entry', run: () => import('./delete.js') },
    list: { summary: 'List time entries', run: () => import('./list.js') },
    update: { summary: 'Update a time entry', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/time-entry.js'),
};
