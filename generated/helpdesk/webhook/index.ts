// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Register a webhook', run: () => import('./create.js') },
    delete: { summary: 'Delete a webhook', run: () => import('./delete.js') },
    get: { summary: 'Show one webhook', run: () => import('./get.js') },
    list: { summary: 'List webhooks', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/webhook.js'),
};
