// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    complete: { summary: 'Mark a sales order as complete', run: () => import('./complete.js') },
    create: { summary: 'Create a sales order', run: () => import('./create.js') },
    delete: { summary: 'Delete sales orders', run: () => import('./delete.js') },
    invoice: { summary: 'Invoice sales orders', run: () => import('./invoice.js') },
    'line-add': { summary: 'Add a line to a sales order', run: () => import('./line-add.js') },
    'line-complete': { summary: 'Mark a sales order line as complete', run: () => import('./line-complete.js') },
    'line-delete': { summary: 'Delete lines of a sales order', run: () => import('./line-delete.js') },
    'line-update': { summary: 'Update a line of a sales order', run: () => import('./line-update.js') },
    lines: { summary: 'List the lines of sales orders', run: () => import('./lines.js') },
    list: { summary: 'List sales orders', run: () => import('./list.js') },
    print: { summary: 'Print a sales order and optionally e-mail it', run: () => import('./print.js') },
    update: { summary: 'Update the header of a sales order', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/sales-order.js'),
};
