// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    'stage-skips': { run: () => import('./stage-skips.js') },
  },
  help: () => import('../_built/help/audit.js'),
};
