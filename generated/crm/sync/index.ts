// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    warehouse: { run: () => import('./warehouse.js') },
  },
  help: () => import('../_built/help/sync.js'),
};
