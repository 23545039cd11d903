// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create an article', run: () => import('./create.js') },
    delete: { summary: 'Delete an article', run: () => import('./delete.js') },
    'delete-draft': { summary: 'Discard the draft of an article', run: () => import('./delete-draft.js') },
    get: { summary: 'Show one article', run: () => import('./get.js') },
    list: { summary: 'List the articles of a collection or a category', run: () => import('./list.js') },
    'save-draft': { summary: 'Save a draft without publishing it', run: () => import('./save-draft.js') },
    search: { summary: 'Search articles by text', run: () => import('./search.js') },
    update: { summary: 'Update an article', run: () => import('./update.js') },
  },
  help: () => import('../../_built/help/docs/article.js'),
};
