// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `docs article delete-draft`. */
export interface DocsArticleDeleteDraftArgs {
  /** Article id or number. */
  readonly id: string;
  /** Knowledge-base API key, before the environment's and the stored one. */
  readonly 'api-key'?: string;
}

export const command = defineCommand<DocsArticleDeleteDraftArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.article.delete-draft',
  command: 'delete-draft <id>',
  describe: 'Throw the draft away and keep the published text',
  usage: '<id> [flags]',
  effect: 'delete',
  positionals: {
    id: { required: true, kind: 'key', wire: { in: 'path', name: 'id' }, describe: 'Article id or number' },
  },
  flags: {
    'api-key': {
      type: 'string',
      kind: 'text',
      secret: true,
      wire: { in: 'credential', name: 'docs-key' },
      describe: "Knowledge-base API key, before the environment's and the stored one",
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Answer the question with yes' },
  },
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/v1/articles/{id}/drafts',
    host: 'docs',
    result: 'article',
    shape: 'action',
    confirm: 'Throw away the draft of article {id}?',
    says: 'Discarded draft for article {id}',
    gives: { id: '{id}', deleted: true },
  }),
});
