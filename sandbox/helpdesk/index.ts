/** The extension of the engine for the help desk. */
import { opener } from '../index.js';
import type { Extension } from '../engine/extension.js';
import { conversations } from './conversations.js';
import { docsRoutes } from './docs-writes.js';
import { articles, categories, collections, sites } from './docs.js';
import { fields, folders, inboxRoutes, mailboxes, tags, webhooks, workflows } from './inboxes.js';
import { partRoutes } from './parts.js';
import { customers, peopleRoutes, teams, users } from './people.js';
import { reportRoutes } from './reports.js';
import { envelope, errorAnswer, meter } from './shape.js';
import { threadRoutes, threads } from './threads.js';
import { writeRoutes } from './writes.js';

const extension: Extension = {
  records: 300,
  // The service ignores unknown fields: its own client libraries also send type, id and state.
  unknown: { query: 'ignore', body: 'ignore' },
  contentType: 'application/hal+json',
  tokens: { expires: 172_800 },
  collections: {
    mailbox: mailboxes,
    field: fields,
    folder: folders,
    user: users,
    team: teams,
    tag: tags,
    workflow: workflows,
    webhook: webhooks,
    customer: customers,
    conversation: conversations,
    thread: threads,
    site: sites,
    collection: collections,
    category: categories,
    article: articles,
  },
  routes: [
    ...peopleRoutes,
    ...inboxRoutes,
    ...threadRoutes,
    ...reportRoutes,
    ...writeRoutes,
    ...partRoutes,
    ...docsRoutes,
  ],
  error: errorAnswer,
  envelope,
  meter,
};

export const open = opener(extension);
