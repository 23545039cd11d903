// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    serve: { run: () => import('./serve.js') },
  },
  help: () => import('../_built/help/mcp.js'),
};
