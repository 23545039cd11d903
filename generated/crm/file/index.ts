// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    delete: { run: () => import('./delete.js') },
    download: { run: () => import('./download.js') },
    get: { run: () => import('./get.js') },
    list: { run: () => import('./list.js') },
    'remote-link': { run: () => import('./remote-link.js') },
    update: { run: () => import('./update.js') },
    upload: { run: () => import('./upload.js') },
  },
  help: () => import('../_built/help/file.js'),
};
