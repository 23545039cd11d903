// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    login: { summary: 'Sign in with OAuth', run: () => import('./login.js') },
    logout: { summary: 'Delete the stored credentials of the profile', run: () => import('./logout.js') },
    refresh: { summary: 'Refresh the stored access token', run: () => import('./refresh.js') },
    setup: { summary: 'Store your own OAuth app in this profile', run: () => import('./setup.js') },
    status: { summary: 'Show the sign-in status of the profile', run: () => import('./status.js') },
  },
  help: () => import('../_built/help/auth.js'),
};
