// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    diff: { run: () => import('./diff.js') },
  },
  help: () => import('../_built/help/backup.js'),
};
