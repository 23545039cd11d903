// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a person', run: () => import('./create.js') },
    get: { summary: 'Show one person', run: () => import('./get.js') },
    list: { summary: 'List persons', run: () => import('./list.js') },
  },
  help: () => import('./help.js'),
};
