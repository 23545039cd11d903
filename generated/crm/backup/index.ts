// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    diff: { summary: 'Compare two backups field by field', run: () => import('./diff.js') },
  },
  help: () => import('../_built/help/backup.js'),
};
