// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    export: { run: () => import('./export.js') },
    schema: { run: () => import('./schema.js') },
  },
  help: () => import('../_built/help/copy.js'),
};
