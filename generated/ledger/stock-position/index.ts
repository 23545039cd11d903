// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    list: { run: () => import('./list.js') },
  },
  help: () => import('../_built/help/stock-position.js'),
};
