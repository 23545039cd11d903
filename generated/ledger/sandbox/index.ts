// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    reset: { summary: 'Start the sandbox over', run: () => import('./reset.js') },
    serve: { summary: 'Run the stand-in until Ctrl-C', run: () => import('./serve.js') },
  },
  help: () => import('./help.js'),
};
