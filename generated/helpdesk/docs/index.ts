// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    article: {
      summary: 'Articles of the knowledge base',
      below: ['create', 'delete', 'delete-draft', 'get', 'list', 'save-draft', 'search', 'update'],
      open: () => import('./article/index.js'),
    },
    auth: { summary: 'Check and store the API key of the knowledge base', run: () => import('./auth.js') },
    category: {
      summary: 'Categories of a collection',
      below: ['create', 'delete', 'list', 'update'],
      open: () => import('./category/index.js'),
    },
    collection: {
      summary: 'Collections of articles',
      below: ['create', 'delete', 'get', 'list', 'update'],
      open: () => import('./collection/index.js'),
    },
    site: { summary: 'Sites of the knowledge base', below: ['get', 'list'], open: () => import('./site/index.js') },
  },
  help: () => import('../_built/help/docs.js'),
};
