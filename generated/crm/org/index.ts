// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create an organization', run: () => import('./create.js') },
    delete: { summary: 'Delete an organization', run: () => import('./delete.js') },
    follower: {
      summary: 'Users who follow an organization',
      below: ['add', 'list', 'remove'],
      open: () => import('./follower/index.js'),
    },
    get: { summary: 'Show one organization', run: () => import('./get.js') },
    import: { summary: 'Create or update organizations from a CSV or NDJSON file', run: () => import('./import.js') },
    list: { summary: 'List organizations', run: () => import('./list.js') },
    merge: { summary: 'Merge an organization into another and delete it', run: () => import('./merge.js') },
    relationship: {
      summary: 'Links between organizations',
      below: ['add', 'list', 'remove'],
      open: () => import('./relationship/index.js'),
    },
    update: { summary: 'Update an organization', run: () => import('./update.js') },
    upsert: { summary: 'Create or update the organization that has a value', run: () => import('./upsert.js') },
  },
  help: () => import('../_built/help/org.js'),
};
