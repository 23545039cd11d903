// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    add: { summary: 'Add a follower to a person', run: () => import('./add.js') },
    list: { summary: 'List followers of a person', run: () => import('./list.js') },
    remove: { summary: 'Remove a follower from a person', run: () => import('./remove.js') },
  },
  help: () => import('../../_built/help/person/follower.js'),
};
