// Written by cmdspec; changes here are lost.
import type { Client } from 'cmdspec-runtime';
import { group } from './index.js';

export const client: Client = {
  contract: 1,
  binary: 'helpdeskcli',
  version: '0.11.2',
  env: 'HELPDESKCLI',
  usage: { code: 1, name: 'UsageError' },
  output: 'table',
  tree: group,
  synonyms: [
    ['conv', 'conversation', 'ticket', 'case'],
    ['customer', 'account', 'client', 'company', 'person', 'contact', 'supplier'],
    ['mailbox', 'inbox'],
    ['note', 'comment', 'remark'],
  ],
  service: () => import('./service.js'),
  routes: () => import('./_built/routes.js'),
  fields: () => import('./_built/fields.js'),
  tables: () => import('./_built/tables.js'),
  tools: () => import('./_built/tools.js'),
  guide: () => import('./_built/guide.js'),
  sandbox: () => import('../../sandbox/helpdesk/index.js'),
  hooks: {
    'show-conversation': () => import('../../workflows/helpdesk/show-conversation.js'),
  },
  completion: () => import('./_built/completion.js'),
  descriptions: () => import('./_built/descriptions.js'),
};
