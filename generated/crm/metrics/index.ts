// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    aging: { summary: 'Show how long open deals have been in their stage', run: () => import('./aging.js') },
    'conversion-matrix': { summary: 'Count moves between stages', run: () => import('./conversion-matrix.js') },
    coverage: { summary: 'Compare the open pipeline with the revenue goal', run: () => import('./coverage.js') },
    forecast: { summary: 'Show open deals by expected close month', run: () => import('./forecast.js') },
    slippage: { summary: 'List open deals whose close date was pushed back', run: () => import('./slippage.js') },
    velocity: { summary: 'Show sales velocity over a period', run: () => import('./velocity.js') },
  },
  help: () => import('../_built/help/metrics.js'),
};
