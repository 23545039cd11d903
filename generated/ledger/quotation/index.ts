// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    accept: { run: () => import('./accept.js') },
    create: { run: () => import('./create.js') },
    delete: { run: () => import('./delete.js') },
    email: { run: () => import('./email.js') },
    'line-add': { run: () => import('./line-add.js') },
    'line-delete': { run: () => import('./line-delete.js') },
    'line-update': { run: () => import('./line-update.js') },
    lines: { run: () => import('./lines.js') },
    list: { run: () => import('./list.js') },
    print: { run: () => import('./print.js') },
    reject: { run: () => import('./reject.js') },
    reopen: { run: () => import('./reopen.js') },
    review: { run: () => import('./review.js') },
    update: { run: () => import('./update.js') },
  },
  help: () => import('../_built/help/quotation.js'),
};
