// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    article: { summary: 'Articles of the knowledge base', open: () => import('./article/index.js') },
    auth: { summary: 'Check and store the API key of the knowledge base', run: () => import('./auth.js') },
    category: { summary: 'Categories of a collection', open: () => import('./category/index.js') },
    collection: { summary: 'Collections of articles', open: () => import('./collection/index.js') },
    site: { summary: 'Sites of the knowledge base', open: () => import('./site/index.js') },
  },
  help: () => import('./help.js'),
};
