// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    binary: { run: () => import('./commands/binary.js') },
    bundle: { run: () => import('./commands/bundle.js') },
    check: { run: () => import('./commands/check.js') },
    completion: { run: () => import('./commands/completion.js') },
    describe: { run: () => import('./commands/describe.js') },
    diff: { run: () => import('./commands/diff.js') },
    explain: { run: () => import('./commands/explain.js') },
    generate: { run: () => import('./commands/generate.js') },
    import: { below: ['odata', 'openapi'], open: () => import('./import/index.js') },
    init: { run: () => import('./commands/init.js') },
    migrate: { run: () => import('./commands/migrate.js') },
    schema: { run: () => import('./commands/schema.js') },
    test: { run: () => import('./commands/test.js') },
  },
  help: () => import('./_built/help.js'),
};
