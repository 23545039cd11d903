// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    replay: { run: () => import('./replay.js') },
    reset: { run: () => import('./reset.js') },
    serve: { run: () => import('./serve.js') },
  },
  help: () => import('../_built/help/sandbox.js'),
};
