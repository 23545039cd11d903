// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    'bulk-update': { summary: 'Apply one change to many deals', run: () => import('./bulk-update.js') },
    context: { summary: 'Show a deal with all that is linked to it', run: () => import('./context.js') },
    convert: { summary: 'Turn a deal into a lead', run: () => import('./convert.js') },
    create: { summary: 'Create a deal', run: () => import('./create.js') },
    delete: { summary: 'Delete a deal', run: () => import('./delete.js') },
    follower: {
      summary: 'Users who follow a deal',
      below: ['add', 'list', 'remove'],
      open: () => import('./follower/index.js'),
    },
    get: { summary: 'Show one deal', run: () => import('./get.js') },
    history: { summary: 'Show field changes of a deal, newest first', run: () => import('./history.js') },
    list: { summary: 'List active or archived deals', run: () => import('./list.js') },
    participant: {
      summary: 'Persons who take part in a deal',
      below: ['add', 'list', 'remove'],
      open: () => import('./participant/index.js'),
    },
    product: {
      summary: 'Products attached to a deal',
      below: ['add', 'list', 'remove', 'update'],
      open: () => import('./product/index.js'),
    },
    summary: { summary: 'Show totals of deals per currency', run: () => import('./summary.js') },
    update: { summary: 'Update a deal', run: () => import('./update.js') },
    upsert: { summary: 'Create or update the deal that has a value', run: () => import('./upsert.js') },
  },
  help: () => import('../_built/help/deal.js'),
};
