// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    list: { run: () => import('./list.js') },
    upload: { run: () => import('./upload.js') },
  },
  help: () => import('../_built/help/mailbox.js'),
};
