// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    list: { summary: 'List aliases', run: () => import('./list.js') },
    set: { summary: 'Create or replace an alias', run: () => import('./set.js') },
    unset: { summary: 'Remove an alias', run: () => import('./unset.js') },
  },
  help: () => import('../_built/help/alias.js'),
};
