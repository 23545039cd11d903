// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    embed: { summary: 'Print the script that embeds a Beacon in a page', run: () => import('./embed.js') },
    'identify-snippet': {
      summary: 'Print server-side code that signs and identifies a visitor',
      run: () => import('./identify-snippet.js'),
    },
    sign: { summary: 'Sign an e-mail address for Beacon Secure Mode', run: () => import('./sign.js') },
    verify: { summary: 'Check a Beacon Secure Mode signature', run: () => import('./verify.js') },
  },
  help: () => import('../_built/help/beacon.js'),
};
