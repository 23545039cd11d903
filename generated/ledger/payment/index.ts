// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    list: { summary: 'List payables with their payment status', run: () => import('./list.js') },
    process: { summary: 'Process payments into a bank file', run: () => import('./process.js') },
    update: { summary: 'Update a payment', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/payment.js'),
};
