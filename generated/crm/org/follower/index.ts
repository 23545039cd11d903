// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    add: { summary: 'Add a follower to an organization', run: () => import('./add.js') },
    list: { summary: 'List followers of an organization', run: () => import('./list.js') },
    remove: { summary: 'Remove a follower from an organization', run: () => import('./remove.js') },
  },
  help: () => import('../../_built/help/org/follower.js'),
};
