// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    get: { summary: 'Show one team member', run: () => import('./get.js') },
    list: { summary: 'List team members', run: () => import('./list.js') },
    me: { summary: 'Show the signed-in user', run: () => import('./me.js') },
  },
  help: () => import('../_built/help/user.js'),
};
