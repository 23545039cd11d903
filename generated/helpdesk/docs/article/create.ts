// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs article create`. */
export interface DocsArticleCreateArgs extends KeyFlags {
  /** Title, unique in its collection. */
  readonly name: string;
  /** HTML or plain text. */
  readonly text: string;
  /** Categories by id, name or number. */
  readonly categories?: readonly string[];
  /** Collection id, name or number. */
  readonly collection: string;
  /** Search keywords. */
  readonly keywords?: readonly string[];
  /** Last part of the URL (default: from the title). */
  readonly slug?: string;
  /** Whether readers can see it. */
  readonly status: 'published' | 'notpublished';
  /** Write --text in an editor. */
  readonly edit?: boolean;
}

export const command = defineCommand<DocsArticleCreateArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.article.create',
  command: 'create',
  describe: 'Create an article',
  usage: '--name <text> --text <text|@file> --collection <id|name> [flags]',
  effect: 'create',
  flags: {
    name: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'name' },
      describe: 'Title, unique in its collection',
    },
    text: {
      type: 'string',
      demandOption: true,
      kind: 'message',
      wire: { in: 'body', name: 'text' },
      describe: 'HTML or plain text',
    },
    categories: {
      type: 'string',
      kind: 'csv',
      of: 'reference',
      reference: 'category',
      wire: { in: 'body', name: 'categories' },
      describe: 'Categories by id, name or number',
    },
    collection: {
      type: 'string',
      demandOption: true,
      kind: 'reference',
      reference: 'collection',
      wire: { in: 'body', name: 'collectionId' },
      describe: 'Collection id, name or number',
    },
    keywords: {
      type: 'string',
      kind: 'csv',
      of: 'text',
      wire: { in: 'body', name: 'keywords' },
      describe: 'Search keywords',
    },
    slug: {
      type: 'string',
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'slug' },
      describe: 'Last part of the URL (default: from the title)',
    },
    status: {
      type: 'string',
      kind: 'enum',
      choices: ['published', 'notpublished'],
      default: 'notpublished',
      wire: { in: 'body', name: 'status' },
      describe: 'Whether readers can see it',
    },
    ...keyFlags,
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    edit: {
      type: 'boolean',
      kind: 'boolean',
      describe: 'Write --text in an editor',
      conflicts: ['text'],
      edits: { flag: 'text' },
    },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/v1/articles',
    host: 'docs',
    query: { reload: 'true' },
    result: 'article',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'number', header: '#' },
      { key: 'name', header: 'Name' },
      { key: 'status', header: 'Status' },
      { key: 'publicUrl', header: 'URL' },
    ],
    shape: 'record',
    reread: true,
  }),
});
