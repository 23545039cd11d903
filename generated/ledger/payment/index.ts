// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    list: { run: () => import('./list.js') },
    process: { run: () => import('./process.js') },
    update: { run: () => import('./update.js') },
  },
  help: () => import('../_built/help/payment.js'),
};
