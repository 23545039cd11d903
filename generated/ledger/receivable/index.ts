// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    collect: { summary: 'Prepare receivables for direct debit', run: () => import('./collect.js') },
    list: { summary: 'List receivables', run: () => import('./list.js') },
    update: { summary: 'Update a receivable', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/receivable.js'),
};
