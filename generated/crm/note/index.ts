// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    comment: {
      summary: 'Comments on a note',
      below: ['add', 'delete', 'list', 'update'],
      open: () => import('./comment/index.js'),
    },
    create: { summary: 'Create a note on a record', run: () => import('./create.js') },
    delete: { summary: 'Delete a note', run: () => import('./delete.js') },
    get: { summary: 'Show one note', run: () => import('./get.js') },
    list: { summary: 'List notes', run: () => import('./list.js') },
    update: { summary: 'Update a note', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/note.js'),
};
