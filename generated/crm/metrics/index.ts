// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    aging: { run: () => import('./aging.js') },
    'conversion-matrix': { run: () => import('./conversion-matrix.js') },
    coverage: { run: () => import('./coverage.js') },
    forecast: { run: () => import('./forecast.js') },
    slippage: { run: () => import('./slippage.js') },
    velocity: { run: () => import('./velocity.js') },
  },
  help: () => import('../_built/help/metrics.js'),
};
