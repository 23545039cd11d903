// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    get: { summary: 'Show one tag', run: () => import('./get.js') },
    list: { summary: 'List tags alphabetically', run: () => import('./list.js') },
    usage: { summary: 'Count the conversations that have a tag', run: () => import('./usage.js') },
  },
  help: () => import('../_built/help/tag.js'),
};
