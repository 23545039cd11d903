// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    accept: { summary: 'Accept a quotation', run: () => import('./accept.js') },
    create: { summary: 'Create a quotation', run: () => import('./create.js') },
    delete: { summary: 'Delete quotations', run: () => import('./delete.js') },
    email: { summary: 'Send a quotation for online sign-off', run: () => import('./email.js') },
    'line-add': { summary: 'Add a line to a quotation', run: () => import('./line-add.js') },
    'line-delete': { summary: 'Delete lines of a quotation', run: () => import('./line-delete.js') },
    'line-update': { summary: 'Update a line of a quotation', run: () => import('./line-update.js') },
    lines: { summary: 'List the lines of quotations', run: () => import('./lines.js') },
    list: { summary: 'List quotations', run: () => import('./list.js') },
    print: { summary: 'Print a quotation to a document', run: () => import('./print.js') },
    reject: { summary: 'Reject a quotation', run: () => import('./reject.js') },
    reopen: { summary: 'Reopen an accepted or rejected quotation', run: () => import('./reopen.js') },
    review: { summary: 'Replace a quotation with a new version', run: () => import('./review.js') },
    update: { summary: 'Update the header of a quotation', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/quotation.js'),
};
