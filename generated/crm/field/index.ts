// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a custom field', run: () => import('./create.js') },
    delete: { summary: 'Delete a custom field and its stored data', run: () => import('./delete.js') },
    get: { summary: 'Show one field, by name or key', run: () => import('./get.js') },
    list: { summary: 'List the fields of an entity and their keys', run: () => import('./list.js') },
    option: {
      summary: 'Options of fields of the types enum and set',
      below: ['add', 'remove'],
      open: () => import('./option/index.js'),
    },
    update: { summary: 'Rename a custom field', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/field.js'),
};
