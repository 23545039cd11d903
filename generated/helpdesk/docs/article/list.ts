// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, limit50Flags, type KeyFlags, type Limit50Flags } from '../../flags.js';

/** Flags and arguments of `docs article list`. */
export interface DocsArticleListArgs extends KeyFlags, Limit50Flags {
  readonly category?: string;
  readonly collection?: string;
  readonly status?: 'all' | 'published' | 'notpublished';
}

export const command = defineCommand<DocsArticleListArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.article.list',
  command: 'list',
  describe: 'List the articles of a collection or a category',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v1/collections/{collection}/articles',
    paths: { category: '/v1/categories/{category}/articles' },
    host: 'docs',
    paging: 'articles',
    result: 'articles',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'number', header: '#' },
      { key: 'name', header: 'Name' },
      { key: 'status', header: 'Status' },
      { key: 'popularity', header: 'Popularity' },
      { key: 'lastPublishedAt', header: 'Published' },
    ],
    shape: 'rows',
  }),
  oneOf: [['collection', 'category']],
  flags: {
    category: {
      kind: 'reference',
      reference: 'category',
      wire: { in: 'path', name: 'category' },
      describe: 'Category id, name or number',
    },
    collection: {
      kind: 'reference',
      reference: 'collection',
      wire: { in: 'path', name: 'collection' },
      describe: 'Collection id, name or number',
    },
    status: {
      kind: 'enum',
      choices: ['all', 'published', 'notpublished'],
      wire: { in: 'query', name: 'status' },
      describe: 'Only articles with this status',
    },
    ...keyFlags,
    ...limit50Flags,
  },
});
