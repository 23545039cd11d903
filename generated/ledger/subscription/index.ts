// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a subscription', run: () => import('./create.js') },
    delete: { summary: 'Delete a subscription', run: () => import('./delete.js') },
    list: { summary: 'List subscriptions', run: () => import('./list.js') },
    update: { summary: 'Update a subscription', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/subscription.js'),
};
