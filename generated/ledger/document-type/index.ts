// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    list: { summary: 'List document types', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/document-type.js'),
};
