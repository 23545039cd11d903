// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    current: { run: () => import('./current.js') },
    list: { run: () => import('./list.js') },
    use: { run: () => import('./use.js') },
  },
  help: () => import('../_built/help/profile.js'),
};
