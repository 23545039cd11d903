// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    fields: { run: () => import('./fields.js') },
    folders: { run: () => import('./folders.js') },
    get: { run: () => import('./get.js') },
    list: { run: () => import('./list.js') },
  },
  help: () => import('../_built/help/mailbox.js'),
};
