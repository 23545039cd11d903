// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    delete: { summary: 'Delete a file', run: () => import('./delete.js') },
    download: { summary: 'Save a file to disk', run: () => import('./download.js') },
    get: { summary: 'Show one file', run: () => import('./get.js') },
    list: { summary: 'List files', run: () => import('./list.js') },
    'remote-link': { summary: 'Link a file on a hosted drive to a record', run: () => import('./remote-link.js') },
    update: { summary: 'Rename or describe a file', run: () => import('./update.js') },
    upload: { summary: 'Upload a file, optionally for a record', run: () => import('./upload.js') },
  },
  help: () => import('../_built/help/file.js'),
};
