// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a document and attach files', run: () => import('./create.js') },
    delete: { summary: 'Delete documents', run: () => import('./delete.js') },
    download: { summary: 'Save the attachments of a document', run: () => import('./download.js') },
    list: { summary: 'List documents', run: () => import('./list.js') },
    update: { summary: 'Update a document', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/document.js'),
};
