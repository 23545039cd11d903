// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a person', run: () => import('./create.js') },
    delete: { summary: 'Delete a person', run: () => import('./delete.js') },
    follower: {
      summary: 'Users who follow a person',
      below: ['add', 'list', 'remove'],
      open: () => import('./follower/index.js'),
    },
    get: { summary: 'Show one person', run: () => import('./get.js') },
    import: { summary: 'Create or update persons from a CSV or NDJSON file', run: () => import('./import.js') },
    list: { summary: 'List persons', run: () => import('./list.js') },
    merge: { summary: 'Merge a person into another and delete it', run: () => import('./merge.js') },
    update: { summary: 'Update a person', run: () => import('./update.js') },
    upsert: { summary: 'Create or update the person that has a value', run: () => import('./upsert.js') },
  },
  help: () => import('../_built/help/person.js'),
};
