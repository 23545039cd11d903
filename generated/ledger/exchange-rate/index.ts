// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create an exchange rate', run: () => import('./create.js') },
    delete: { summary: 'Delete exchange rates', run: () => import('./delete.js') },
    list: { summary: 'List exchange rates', run: () => import('./list.js') },
    update: { summary: 'Update an exchange rate', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/exchange-rate.js'),
};
