// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    listen: { summary: 'Receive events, or simulate them from the change feed', run: () => import('./listen.js') },
  },
  help: () => import('./help.js'),
};
