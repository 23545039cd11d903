// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    convert: { summary: 'Turn a lead into a deal', run: () => import('./convert.js') },
    create: { summary: 'Create a lead', run: () => import('./create.js') },
    delete: { summary: 'Delete a lead', run: () => import('./delete.js') },
    get: { summary: 'Show one lead', run: () => import('./get.js') },
    label: { summary: 'Labels of leads', below: ['list'], open: () => import('./label/index.js') },
    list: { summary: 'List leads', run: () => import('./list.js') },
    update: { summary: 'Update a lead', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/lead.js'),
};
