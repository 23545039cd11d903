// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    create: { summary: 'Create a VAT code', run: () => import('./create.js') },
    delete: { summary: 'Delete VAT codes', run: () => import('./delete.js') },
    list: { summary: 'List VAT codes', run: () => import('./list.js') },
    update: { summary: 'Update a VAT code', run: () => import('./update.js') },
  },
  help: () => import('../_built/help/vat-code.js'),
};
