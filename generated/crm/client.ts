// Written by cmdspec; changes here are lost.
import type { Client } from 'cmdspec-runtime';
import { group } from './index.js';

export const client: Client = {
  contract: 1,
  binary: 'crmcli',
  version: '0.22.0',
  env: 'CRMCLI',
  usage: { code: 64, name: 'CliError' },
  output: 'auto',
  tree: group,
  synonyms: [
    ['org', 'organization', 'company', 'account'],
    ['person', 'contact', 'customer'],
    ['note', 'comment', 'remark'],
  ],
  dialects: {
    fields: () => import('cmdspec-runtime/dialects/fields'),
  },
  service: () => import('./service.js'),
  routes: () => import('./_built/routes.js'),
  fields: () => import('./_built/fields.js'),
  tables: () => import('./_built/tables.js'),
  tools: () => import('./_built/tools.js'),
  guide: () => import('./_built/guide.js'),
  sandbox: () => import('../../sandbox/crm/index.js'),
  completion: () => import('./_built/completion.js'),
  descriptions: () => import('./_built/descriptions.js'),
};
