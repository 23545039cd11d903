// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    approve: { run: () => import('./approve.js') },
    check: { run: () => import('./check.js') },
    show: { run: () => import('./show.js') },
  },
  help: () => import('../_built/help/plan.js'),
};
