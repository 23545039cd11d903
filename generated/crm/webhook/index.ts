// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a webhook for an event', run: () => import('./create.js') },
    delete: { summary: 'Delete a webhook', run: () => import('./delete.js') },
    list: { summary: 'List webhooks', run: () => import('./list.js') },
    listen: { summary: 'Receive events, or simulate them from the change feed', run: () => import('./listen.js') },
  },
  help: () => import('../_built/help/webhook.js'),
};
