// Written by cmdspec; changes here are lost.
import type { Client } from 'cmdspec-runtime';
import { group } from './index.js';

export const client: Client = {
  binary: 'helpdeskcli',
  version: '0.11.2',
  env: 'HELPDESKCLI',
  usage: { code: 1, name: 'UsageError' },
  output: 'table',
  tree: group,
  service: () => import('./service.js'),
  routes: () => import('./routes.js'),
  fields: () => import('./fields.js'),
  tables: () => import('./tables.js'),
  tools: () => import('./tools.js'),
  sandbox: () => import('../../sandbox/helpdesk/index.js'),
  completion: () => import('./completion.js'),
  descriptions: () => import('./descriptions.js'),
};
