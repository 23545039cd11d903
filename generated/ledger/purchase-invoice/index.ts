// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a purchase invoice or credit note', run: () => import('./create.js') },
    delete: { summary: 'Delete purchase invoices', run: () => import('./delete.js') },
    lines: { summary: 'List the lines of purchase invoices', run: () => import('./lines.js') },
    list: { summary: 'List purchase invoices', run: () => import('./list.js') },
    update: { summary: 'Update the header of a purchase invoice', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/purchase-invoice.js'),
};
