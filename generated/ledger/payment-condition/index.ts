// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a payment condition', run: () => import('./create.js') },
    list: { summary: 'List payment conditions', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/payment-condition.js'),
};
