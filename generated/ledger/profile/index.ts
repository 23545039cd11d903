// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    current: { summary: 'Print the active profile', run: () => import('./current.js') },
    list: { summary: 'List profiles and their sign-in status', run: () => import('./list.js') },
    use: { summary: 'Set the active profile', run: () => import('./use.js') },
  },
  help: () => import('../_built/help/profile.js'),
};
