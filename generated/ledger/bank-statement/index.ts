// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    upload: { run: () => import('./upload.js') },
  },
  help: () => import('../_built/help/bank-statement.js'),
};
