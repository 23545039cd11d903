// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs article delete-draft`. */
export interface DocsArticleDeleteDraftArgs extends KeyFlags {
  readonly id: string | readonly string[];
}

export const command = defineCommand<DocsArticleDeleteDraftArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.article.delete-draft',
  command: 'delete-draft <id>',
  describe: 'Discard the draft of an article',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/v1/articles/{id}/drafts',
    host: 'docs',
    result: 'article',
    shape: 'action',
    confirm: 'Discard the draft of article {id}?',
    naming: { path: '/v1/articles/{id}', id: 'id', field: 'name', result: 'article', host: 'docs' },
    says: 'Discarded draft for article {id}',
    gives: { id: '{id}', deleted: true },
    undo: { none: 'The text of the draft is deleted.' },
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
