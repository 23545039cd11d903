// Written by cmdspec; changes here are lost.
import type { Client } from 'cmdspec-runtime';
import { group } from './index.js';

export const client: Client = {
  contract: 1,
  binary: 'ledgercli',
  version: '0.15.1',
  env: 'LEDGERCLI',
  usage: { code: 2, name: 'UsageError' },
  output: 'auto',
  tree: group,
  synonyms: [['account', 'customer', 'client', 'supplier', 'company', 'organization']],
  dialects: {
    odata: () => import('cmdspec-runtime/dialects/odata'),
  },
  service: () => import('./service.js'),
  routes: () => import('./_built/routes.js'),
  fields: () => import('./_built/fields.js'),
  tools: () => import('./_built/tools.js'),
  guide: () => import('./_built/guide.js'),
  sandbox: () => import('../../sandbox/ledger/index.js'),
  completion: () => import('./_built/completion.js'),
  descriptions: () => import('./_built/descriptions.js'),
};
