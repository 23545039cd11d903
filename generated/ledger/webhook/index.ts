// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a webhook subscription', run: () => import('./create.js') },
    delete: { summary: 'Delete a webhook subscription', run: () => import('./delete.js') },
    list: { summary: 'List webhook subscriptions', run: () => import('./list.js') },
    update: { summary: 'Update a webhook subscription', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/webhook.js'),
};
