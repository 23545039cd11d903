// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a lead', run: () => import('./create.js') },
    delete: { summary: 'Delete a lead', run: () => import('./delete.js') },
    get: { summary: 'Show one lead', run: () => import('./get.js') },
    list: { summary: 'List leads', run: () => import('./list.js') },
  },
  help: () => import('./help.js'),
};
