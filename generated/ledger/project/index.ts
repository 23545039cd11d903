// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a project', run: () => import('./create.js') },
    delete: { summary: 'Delete a project', run: () => import('./delete.js') },
    list: { summary: 'List projects', run: () => import('./list.js') },
    update: { summary: 'Update a project', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/project.js'),
};
