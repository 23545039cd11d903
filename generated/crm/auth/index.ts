// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    login: { summary: 'Sign in with an API token or with OAuth', run: () => import('./login.js') },
    logout: { summary: 'Forget the stored credentials of the profile', run: () => import('./logout.js') },
    status: { summary: 'Show who the profile is signed in as', run: () => import('./status.js') },
  },
  help: () => import('./help.js'),
};
