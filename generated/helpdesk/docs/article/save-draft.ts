// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs article save-draft`. */
export interface DocsArticleSaveDraftArgs extends KeyFlags {
  readonly id: string | readonly string[];
  readonly text: string;
  readonly edit?: boolean;
}

export const command = defineCommand<DocsArticleSaveDraftArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.article.save-draft',
  command: 'save-draft <id>',
  describe: 'Save a draft without publishing it',
  usage: '<id...> --text <text|@file> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/v1/articles/{id}/drafts',
    host: 'docs',
    result: 'article',
    shape: 'action',
    naming: { path: '/v1/articles/{id}', id: 'id', field: 'name', result: 'article', host: 'docs' },
    says: 'Saved draft for article {id}',
    gives: { id: '{id}', draft: true },
    undo: { none: 'A draft that was saved before is overwritten.' },
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
    text: { demandOption: true, kind: 'message', wire: { in: 'body', name: 'text' }, describe: 'HTML or plain text' },
    ...keyFlags,
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    edit: {
      kind: 'boolean',
      describe: 'Write --text in an editor',
      conflicts: ['text'],
      edits: {
        flag: 'text',
        current: {
          path: '/v1/articles/{id}',
          id: 'id',
          field: 'text',
          result: 'article',
          host: 'docs',
          query: { draft: 'true' },
        },
      },
    },
  },
});
