// Written by cmdspec; changes here are lost.
import type { Client } from 'cmdspec-runtime';
import { group } from './index.js';

export const client: Client = {
  binary: 'ledgercli',
  version: '0.15.1',
  env: 'LEDGERCLI',
  usage: { code: 2, name: 'UsageError' },
  output: 'auto',
  tree: group,
  dialects: {
    odata: () => import('cmdspec-runtime/dialects/odata'),
  },
  service: () => import('./service.js'),
  routes: () => import('./routes.js'),
  fields: () => import('./fields.js'),
  tools: () => import('./tools.js'),
  sandbox: () => import('../../sandbox/ledger/index.js'),
  completion: () => import('./completion.js'),
  descriptions: () => import('./descriptions.js'),
};
