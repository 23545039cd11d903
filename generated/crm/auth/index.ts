// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    login: { run: () => import('./login.js') },
    logout: { run: () => import('./logout.js') },
    status: { run: () => import('./status.js') },
  },
  help: () => import('../_built/help/auth.js'),
};
