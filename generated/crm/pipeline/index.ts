// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    get: { summary: 'Show one pipeline', run: () => import('./get.js') },
    health: { summary: 'Show value and neglected deals per stage', run: () => import('./health.js') },
    list: { summary: 'List pipelines', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/pipeline.js'),
};
