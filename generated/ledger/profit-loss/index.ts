// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    list: { summary: 'List the profit and loss of this year and last year', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/profit-loss.js'),
};
