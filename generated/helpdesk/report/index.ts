// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    beacon: { summary: 'Count conversations by source', run: () => import('./beacon.js') },
    company: { summary: 'Show the performance of the team in a time range', run: () => import('./company.js') },
    conversations: {
      summary: 'Show the volume of conversations in a time range',
      run: () => import('./conversations.js'),
    },
    user: { summary: 'Show the activity of a user or team in a time range', run: () => import('./user.js') },
  },
  help: () => import('../_built/help/report.js'),
};
