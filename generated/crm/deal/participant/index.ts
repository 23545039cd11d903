// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    add: { run: () => import('./add.js') },
    list: { run: () => import('./list.js') },
    remove: { run: () => import('./remove.js') },
  },
  help: () => import('../../_built/help/deal/participant.js'),
};
