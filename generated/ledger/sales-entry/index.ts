// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Book a sales entry or credit note', run: () => import('./create.js') },
    delete: { summary: 'Delete sales entries', run: () => import('./delete.js') },
    lines: { summary: 'List the lines of sales entries', run: () => import('./lines.js') },
    list: { summary: 'List sales entries', run: () => import('./list.js') },
  },
  help: () => import('./help.js'),
};
