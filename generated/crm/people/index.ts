// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    reveal: { run: () => import('./reveal.js') },
  },
  help: () => import('../_built/help/people.js'),
};
