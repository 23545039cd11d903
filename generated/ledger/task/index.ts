// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { run: () => import('./create.js') },
  },
  help: () => import('../_built/help/task.js'),
};
