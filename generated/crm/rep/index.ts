// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    scorecard: { run: () => import('./scorecard.js') },
  },
  help: () => import('../_built/help/rep.js'),
};
