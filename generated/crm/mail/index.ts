// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    list: { summary: 'List the mail of a deal', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/mail.js'),
};
