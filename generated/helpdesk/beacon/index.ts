// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    embed: { run: () => import('./embed.js') },
    'identify-snippet': { run: () => import('./identify-snippet.js') },
    sign: { run: () => import('./sign.js') },
    verify: { run: () => import('./verify.js') },
  },
  help: () => import('../_built/help/beacon.js'),
};
