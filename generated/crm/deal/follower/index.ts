// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    add: { summary: 'Add a follower to a deal', run: () => import('./add.js') },
    list: { summary: 'List followers of a deal', run: () => import('./list.js') },
    remove: { summary: 'Remove a follower from a deal', run: () => import('./remove.js') },
  },
  help: () => import('../../_built/help/deal/follower.js'),
};
