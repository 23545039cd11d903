// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs article update`. */
export interface DocsArticleUpdateArgs extends KeyFlags {
  readonly id: string;
  readonly name?: string;
  readonly text?: string;
  readonly status?: 'published' | 'notpublished';
  readonly slug?: string;
  readonly edit?: boolean;
}

/** Requests of the workflow. */
const calls = {
  article: {
    effect: 'read',
    method: 'GET',
    path: '/v1/articles/{id}',
    host: 'docs',
    result: 'article',
    shape: 'record',
  },
  save: {
    effect: 'update',
    method: 'PUT',
    path: '/v1/articles/{id}',
    host: 'docs',
    query: { reload: 'true' },
    result: 'article',
    shape: 'record',
    undo: {
      command: 'docs article update',
      call: 'save',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'docs article get', args: { id: '{id}' } },
    },
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<DocsArticleUpdateArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.article.update',
  command: 'update <id>',
  describe: 'Update an article',
  usage: '<id> [flags]',
  effect: 'update',
  handler: workflow<DocsArticleUpdateArgs, keyof typeof calls>(
    () => import('../../../../workflows/helpdesk/docs-article-update.js'),
    { calls },
  ),
  columns: [
    { key: 'id', header: 'ID' },
    { key: 'number', header: '#' },
    { key: 'name', header: 'Name' },
    { key: 'status', header: 'Status' },
    { key: 'publicUrl', header: 'URL' },
  ],
  positionals: {
    id: { required: true, kind: 'key', describe: 'Article id or number' },
  },
  flags: {
    name: {
      kind: 'text',
      wire: { in: 'body', name: 'name' },
      describe: 'Title, unique in its collection',
      blank: 'never',
    },
    text: { kind: 'message', wire: { in: 'body', name: 'text' }, describe: 'HTML or plain text' },
    status: {
      kind: 'enum',
      choices: ['published', 'notpublished'],
      wire: { in: 'body', name: 'status' },
      describe: 'Whether readers can see it',
    },
    slug: { kind: 'text', blank: 'never', wire: { in: 'body', name: 'slug' }, describe: 'Last part of the URL' },
    ...keyFlags,
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'HELPDESKCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
    edit: {
      kind: 'boolean',
      describe: 'Write --text in an editor',
      conflicts: ['text'],
      edits: {
        flag: 'text',
        current: { path: '/v1/articles/{id}', id: 'id', field: 'text', result: 'article', host: 'docs' },
      },
    },
  },
});
