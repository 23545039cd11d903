// Written by cmdspec; changes here are lost.
import type { Client } from 'cmdspec-runtime';
import { group } from './index.js';

export const client: Client = {
  binary: 'crmcli',
  version: '0.22.0',
  env: 'CRMCLI',
  usage: { code: 64, name: 'CliError' },
  output: 'auto',
  tree: group,
  dialects: {
    fields: () => import('cmdspec-runtime/dialects/fields'),
  },
  service: () => import('./service.js'),
  routes: () => import('./routes.js'),
  fields: () => import('./fields.js'),
  tables: () => import('./tables.js'),
  tools: () => import('./tools.js'),
  sandbox: () => import('../../sandbox/crm/index.js'),
  completion: () => import('./completion.js'),
  descriptions: () => import('./descriptions.js'),
};
