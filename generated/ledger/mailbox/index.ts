// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    list: { summary: 'List mailboxes', run: () => import('./list.js') },
    upload: { summary: 'Send files to the scanning service or to a mailbox', run: () => import('./upload.js') },
  },
  help: () => import('../_built/help/mailbox.js'),
};
