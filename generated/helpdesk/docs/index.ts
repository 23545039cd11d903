// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    article: {
      below: ['create', 'delete', 'delete-draft', 'get', 'list', 'save-draft', 'search', 'update'],
      open: () => import('./article/index.js'),
    },
    auth: { run: () => import('./auth.js') },
    category: { below: ['create', 'delete', 'list', 'update'], open: () => import('./category/index.js') },
    collection: { below: ['create', 'delete', 'get', 'list', 'update'], open: () => import('./collection/index.js') },
    site: { below: ['get', 'list'], open: () => import('./site/index.js') },
  },
  help: () => import('../_built/help/docs.js'),
};
