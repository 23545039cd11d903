// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, limit50Flags, type KeyFlags, type Limit50Flags } from '../../flags.js';

/** Flags and arguments of `docs article list`. */
export interface DocsArticleListArgs extends KeyFlags, Limit50Flags {
  /** Category id, name or number. */
  readonly category?: string;
  /** Collection id, name or number. */
  readonly collection?: string;
  /** Only articles with this status. */
  readonly status?: 'all' | 'published' | 'notpublished';
}

export const command = defineCommand<DocsArticleListArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.article.list',
  command: 'list',
  describe: 'List the articles of a collection or a category',
  usage: '[flags]',
  effect: 'read',
  flags: {
    category: {
      type: 'string',
      kind: 'reference',
      reference: 'category',
      wire: { in: 'path', name: 'category' },
      describe: 'Category id, name or number',
    },
    collection: {
      type: 'string',
      kind: 'reference',
      reference: 'collection',
      wire: { in: 'path', name: 'collection' },
      describe: 'Collection id, name or number',
    },
    status: {
      type: 'string',
      kind: 'enum',
      choices: ['all', 'published', 'notpublished'],
      wire: { in: 'query', name: 'status' },
      describe: 'Only articles with this status',
    },
    ...keyFlags,
    ...limit50Flags,
  },
  oneOf: [['collection', 'category']],
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
});
