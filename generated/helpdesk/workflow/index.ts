// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    list: { summary: 'List workflows', run: () => import('./list.js') },
    run: { summary: 'Run a manual workflow on conversations', run: () => import('./run.js') },
  },
  help: () => import('../_built/help/workflow.js'),
};
