// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, limit50Flags, type KeyFlags, type Limit50Flags } from '../../flags.js';

/** Flags and arguments of `docs article search`. */
export interface DocsArticleSearchArgs extends KeyFlags, Limit50Flags {
  readonly query: string;
  readonly collection?: string;
  readonly site?: string;
  readonly status?: 'all' | 'published' | 'notpublished';
  readonly visibility?: 'all' | 'public' | 'private';
}

export const command = defineCommand<DocsArticleSearchArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.article.search',
  command: 'search <query>',
  describe: 'Search articles by text',
  usage: '<query> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v1/search/articles',
    host: 'docs',
    paging: 'docs',
    result: 'articles',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'collectionId', header: 'Collection' },
      { key: 'status', header: 'Status' },
      { key: 'visibility', header: 'Visibility' },
    ],
    shape: 'rows',
  }),
  positionals: {
    query: { required: true, kind: 'text', wire: { in: 'query', name: 'query' }, describe: 'Text to find' },
  },
  flags: {
    collection: {
      kind: 'reference',
      reference: 'collection',
      wire: { in: 'query', name: 'collectionId' },
      describe: 'Collection id, name or number',
    },
    site: { kind: 'key', wire: { in: 'query', name: 'siteId' }, describe: 'Site id' },
    status: {
      kind: 'enum',
      choices: ['all', 'published', 'notpublished'],
      wire: { in: 'query', name: 'status' },
      describe: 'Only articles with this status',
    },
    visibility: {
      kind: 'enum',
      choices: ['all', 'public', 'private'],
      wire: { in: 'query', name: 'visibility' },
      describe: 'Only articles visible to this audience',
    },
    ...keyFlags,
    ...limit50Flags,
  },
});
