// Written by cmdspec; changes here are lost.
import type { Client } from 'cmdspec-runtime';
import { group } from './index.js';

export const client: Client = {
  contract: 1,
  binary: 'cmdspec',
  version: '0.1.0',
  env: 'CMDSPEC',
  usage: { code: 64, name: 'UsageError' },
  output: 'table',
  tree: group,
  service: () => import('./service.js'),
  routes: () => import('./_built/routes.js'),
  fields: () => import('./_built/fields.js'),
  tools: () => import('./_built/tools.js'),
  sandbox: () => import('cmdspec-runtime/sandbox'),
  completion: () => import('./_built/completion.js'),
  descriptions: () => import('./_built/descriptions.js'),
};
