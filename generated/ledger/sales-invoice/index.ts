// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    delete: { summary: 'Delete sales invoices', run: () => import('./delete.js') },
    'line-add': { summary: 'Add a line to a sales invoice', run: () => import('./line-add.js') },
    'line-delete': { summary: 'Delete lines of a sales invoice', run: () => import('./line-delete.js') },
    'line-update': { summary: 'Update a line of a sales invoice', run: () => import('./line-update.js') },
    lines: { summary: 'List the lines of sales invoices', run: () => import('./lines.js') },
    list: { summary: 'List sales invoices', run: () => import('./list.js') },
    print: { summary: 'Process and send a sales invoice', run: () => import('./print.js') },
    update: { summary: 'Update the header of a sales invoice', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/sales-invoice.js'),
};
