// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs article create`. */
export interface DocsArticleCreateArgs extends KeyFlags {
  readonly name: string;
  readonly text: string;
  readonly categories?: readonly string[];
  readonly collection: string;
  readonly keywords?: readonly string[];
  readonly slug?: string;
  readonly status: 'published' | 'notpublished';
  readonly edit?: boolean;
}

export const command = defineCommand<DocsArticleCreateArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.article.create',
  command: 'create',
  describe: 'Create an article',
  usage: '--name <text> --text <text|@file> --collection <id|name> [flags]',
  effect: 'create',
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
    undo: { command: 'docs article delete', args: { id: '{created}' } },
    reader: { command: 'docs article get', args: { id: '{created}' } },
    reread: true,
  }),
  flags: {
    name: {
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'name' },
      describe: 'Title, unique in its collection',
    },
    text: { demandOption: true, kind: 'message', wire: { in: 'body', name: 'text' }, describe: 'HTML or plain text' },
    categories: {
      kind: 'csv',
      of: 'reference',
      reference: 'category',
      wire: { in: 'body', name: 'categories' },
      describe: 'Categories by id, name or number',
    },
    collection: {
      demandOption: true,
      kind: 'reference',
      reference: 'collection',
      wire: { in: 'body', name: 'collectionId' },
      describe: 'Collection id, name or number',
    },
    keywords: { kind: 'csv', of: 'text', wire: { in: 'body', name: 'keywords' }, describe: 'Search keywords' },
    slug: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'slug' },
      describe: 'Last part of the URL (default: from the title)',
    },
    status: {
      kind: 'enum',
      choices: ['published', 'notpublished'],
      default: 'notpublished',
      wire: { in: 'body', name: 'status' },
      describe: 'Whether readers can see it',
    },
    ...keyFlags,
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
    edit: { kind: 'boolean', describe: 'Write --text in an editor', conflicts: ['text'], edits: { flag: 'text' } },
  },
});
