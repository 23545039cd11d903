// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    health: { summary: 'Show value and neglected deals per stage', run: () => import('./health.js') },
  },
  help: () => import('./help.js'),
};
