// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    finish: { run: () => import('./finish.js') },
  },
  help: () => import('../_built/help/assembly-order.js'),
};
