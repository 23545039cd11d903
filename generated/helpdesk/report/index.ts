// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    beacon: { summary: 'Count conversations by the way they came in', run: () => import('./beacon.js') },
    company: { summary: 'Show how the team performed in a time window', run: () => import('./company.js') },
    conversations: {
      summary: 'Show how many conversations came in during a time window',
      run: () => import('./conversations.js'),
    },
    user: { summary: 'Show what a user or a team did in a time window', run: () => import('./user.js') },
  },
  help: () => import('./help.js'),
};
