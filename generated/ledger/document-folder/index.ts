// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a document folder', run: () => import('./create.js') },
    delete: { summary: 'Delete document folders', run: () => import('./delete.js') },
    update: { summary: 'Update a document folder', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/document-folder.js'),
};
