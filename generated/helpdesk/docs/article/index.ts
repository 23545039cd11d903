// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create an article', run: () => import('./create.js') },
    get: { summary: 'Show one article', run: () => import('./get.js') },
    list: { summary: 'List the articles of a collection or a category', run: () => import('./list.js') },
    update: { summary: 'Change given fields of an article', run: () => import('./update.js') },
  },
  help: () => import('./help.js'),
};
