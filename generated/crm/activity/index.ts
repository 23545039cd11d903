// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create an activity', run: () => import('./create.js') },
    delete: { summary: 'Delete an activity', run: () => import('./delete.js') },
    get: { summary: 'Show one activity', run: () => import('./get.js') },
    list: { summary: 'List activities', run: () => import('./list.js') },
    type: { summary: 'Types of activities', below: ['list'], open: () => import('./type/index.js') },
    update: { summary: 'Update an activity', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/activity.js'),
};
