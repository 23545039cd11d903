// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    find: { summary: 'Find users by name or e-mail address', run: () => import('./find.js') },
    list: { summary: 'List users', run: () => import('./list.js') },
    me: { summary: 'Show the signed-in user', run: () => import('./me.js') },
  },
  help: () => import('../_built/help/user.js'),
};
