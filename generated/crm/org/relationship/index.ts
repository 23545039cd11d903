// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    add: { summary: 'Link two organizations', run: () => import('./add.js') },
    list: { summary: 'List links of an organization', run: () => import('./list.js') },
    remove: { summary: 'Remove a link between organizations', run: () => import('./remove.js') },
  },
  help: () => import('../../_built/help/org/relationship.js'),
};
