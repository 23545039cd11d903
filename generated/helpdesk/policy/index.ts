// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    check: { run: () => import('./check.js') },
    explain: { run: () => import('./explain.js') },
    show: { run: () => import('./show.js') },
  },
  help: () => import('../_built/help/policy.js'),
};
