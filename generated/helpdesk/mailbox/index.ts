// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    get: { summary: 'Show one inbox', run: () => import('./get.js') },
    list: { summary: 'List inboxes', run: () => import('./list.js') },
  },
  help: () => import('./help.js'),
};
