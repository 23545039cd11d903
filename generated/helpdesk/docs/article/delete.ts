// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs article delete`. */
export interface DocsArticleDeleteArgs extends KeyFlags {
  readonly id: string | readonly string[];
}

export const command = defineCommand<DocsArticleDeleteArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.article.delete',
  command: 'delete <id>',
  describe: 'Delete an article',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/v1/articles/{id}',
    host: 'docs',
    result: 'article',
    shape: 'action',
    confirm: 'Delete article {id} and its draft?',
    naming: { path: '/v1/articles/{id}', id: 'id', field: 'name', result: 'article', host: 'docs' },
    says: 'Deleted article {id}',
    gives: { id: '{id}', deleted: true },
    undo: {
      command: 'docs article create',
      args: {},
      body: ['categories', 'collectionId', 'keywords', 'name', 'slug', 'status', 'text'],
      before: { command: 'docs article get', args: { id: '{id}' } },
    },
  }),
  positionals: {
    id: {
      required: true,
      batch: true,
      kind: 'key',
      wire: { in: 'path', name: 'id' },
      describe: 'Article id or number',
    },
  },
  flags: {
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
