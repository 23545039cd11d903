// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    conversations: { summary: 'List the conversations of one customer', run: () => import('./conversations.js') },
    create: { summary: 'Create a customer', run: () => import('./create.js') },
    get: { summary: 'Show one customer', run: () => import('./get.js') },
    list: { summary: 'List customers', run: () => import('./list.js') },
    search: { summary: 'Search customers with a query expression', run: () => import('./search.js') },
    update: { summary: 'Update a customer', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/customer.js'),
};
