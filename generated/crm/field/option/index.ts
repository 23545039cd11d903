// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    add: { summary: 'Add an option to a field', run: () => import('./add.js') },
    remove: { summary: 'Remove an option from a field', run: () => import('./remove.js') },
  },
  help: () => import('../../_built/help/field/option.js'),
};
