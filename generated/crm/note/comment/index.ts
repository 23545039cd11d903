// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    add: { summary: 'Add a comment to a note', run: () => import('./add.js') },
    delete: { summary: 'Delete a comment of a note', run: () => import('./delete.js') },
    list: { summary: 'List the comments of a note', run: () => import('./list.js') },
    update: { summary: 'Replace the text of a comment', run: () => import('./update.js') },
  },
  help: () => import('../../_built/help/note/comment.js'),
};
