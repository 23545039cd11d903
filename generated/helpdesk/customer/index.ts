// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a customer', run: () => import('./create.js') },
    get: { summary: 'Show one customer', run: () => import('./get.js') },
    update: { summary: 'Change given fields of a customer', run: () => import('./update.js') },
  },
  help: () => import('./help.js'),
};
