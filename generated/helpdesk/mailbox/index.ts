// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    fields: { summary: 'List the custom fields of an inbox', run: () => import('./fields.js') },
    folders: { summary: 'List the folders of an inbox', run: () => import('./folders.js') },
    get: { summary: 'Show one inbox', run: () => import('./get.js') },
    list: { summary: 'List inboxes', run: () => import('./list.js') },
  },
  help: () => import('./help.js'),
};
