// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    get: { summary: 'Show one site', run: () => import('./get.js') },
    list: { summary: 'List sites', run: () => import('./list.js') },
  },
  help: () => import('../../_built/help/docs/site.js'),
};
