// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a project', run: () => import('./create.js') },
    delete: { summary: 'Delete a project', run: () => import('./delete.js') },
    get: { summary: 'Show one project', run: () => import('./get.js') },
    list: { summary: 'List active or archived projects', run: () => import('./list.js') },
    update: { summary: 'Update a project', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/project.js'),
};
