// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    odata: { run: () => import('./odata.js') },
    openapi: { run: () => import('./openapi.js') },
  },
  help: () => import('../_built/help/import.js'),
};
