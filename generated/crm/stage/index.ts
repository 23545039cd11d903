// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    get: { summary: 'Show one stage', run: () => import('./get.js') },
    list: { summary: 'List the stages of one or all pipelines', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/stage.js'),
};
