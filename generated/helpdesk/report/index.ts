// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    beacon: { run: () => import('./beacon.js') },
    company: { run: () => import('./company.js') },
    conversations: { run: () => import('./conversations.js') },
    user: { run: () => import('./user.js') },
  },
  help: () => import('../_built/help/report.js'),
};
