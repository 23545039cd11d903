// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    get: { summary: 'Print one setting of the profile', run: () => import('./get.js') },
    list: { summary: 'List the settings of the profile', run: () => import('./list.js') },
    set: { summary: 'Store one setting of the profile', run: () => import('./set.js') },
    unset: { summary: 'Remove one setting of the profile', run: () => import('./unset.js') },
    validate: { summary: 'Check the configuration offline', run: () => import('./validate.js') },
  },
  help: () => import('../_built/help/config.js'),
};
