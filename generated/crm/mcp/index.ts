// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    serve: { summary: 'Serve the commands as MCP tools over stdio', run: () => import('./serve.js') },
  },
  help: () => import('../_built/help/mcp.js'),
};
