// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    fields: { summary: 'List the custom fields of a mailbox', run: () => import('./fields.js') },
    folders: { summary: 'List the folders of a mailbox', run: () => import('./folders.js') },
    get: { summary: 'Show one mailbox', run: () => import('./get.js') },
    list: { summary: 'List mailboxes', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/mailbox.js'),
};
