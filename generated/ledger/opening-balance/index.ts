// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    list: { summary: 'List the opening balance of each G/L account', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/opening-balance.js'),
};
