// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    find: { run: () => import('./find.js') },
    list: { run: () => import('./list.js') },
    me: { run: () => import('./me.js') },
  },
  help: () => import('../_built/help/user.js'),
};
