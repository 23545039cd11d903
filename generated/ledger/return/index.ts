// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    process: { run: () => import('./process.js') },
  },
  help: () => import('../_built/help/return.js'),
};
