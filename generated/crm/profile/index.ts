// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    current: { summary: 'Print the active profile', run: () => import('./current.js') },
    list: { summary: 'List the profiles and show which are signed in', run: () => import('./list.js') },
    use: { summary: 'Make a profile the active one', run: () => import('./use.js') },
  },
  help: () => import('./help.js'),
};
