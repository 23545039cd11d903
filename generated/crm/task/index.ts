// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a task', run: () => import('./create.js') },
    delete: { summary: 'Delete a task', run: () => import('./delete.js') },
    get: { summary: 'Show one task', run: () => import('./get.js') },
    list: { summary: 'List tasks', run: () => import('./list.js') },
    update: { summary: 'Update a task', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/task.js'),
};
