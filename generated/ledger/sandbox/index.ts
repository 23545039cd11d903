// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    reset: { summary: 'Reset the sandbox to its initial records', run: () => import('./reset.js') },
    serve: { summary: 'Run the stand-in until Ctrl-C', run: () => import('./serve.js') },
  },
  help: () => import('../_built/help/sandbox.js'),
};
