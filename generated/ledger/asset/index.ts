// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    list: { summary: 'List fixed assets', run: () => import('./list.js') },
  },
  help: () => import('../_built/help/asset.js'),
};
