// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `docs article get`. */
export interface DocsArticleGetArgs {
  /** Article id or number. */
  readonly id: string;
  /** Knowledge-base API key (overrides the environment and the stored key). */
  readonly 'api-key'?: string;
}

export const command = defineCommand<DocsArticleGetArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.article.get',
  command: 'get <id>',
  describe: 'Show one article',
  usage: '<id> [flags]',
  effect: 'read',
  positionals: {
    id: { required: true, kind: 'key', wire: { in: 'path', name: 'id' }, describe: 'Article id or number' },
  },
  flags: {
    'api-key': {
      type: 'string',
      kind: 'text',
      secret: true,
      wire: { in: 'credential', name: 'docs-key' },
      describe: 'Knowledge-base API key (overrides the environment and the stored key)',
    },
  },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v1/articles/{id}',
    host: 'docs',
    result: 'article',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'number', header: '#' },
      { key: 'name', header: 'Name' },
      { key: 'status', header: 'Status' },
      { key: 'popularity', header: 'Popularity' },
      { key: 'publicUrl', header: 'URL' },
    ],
    shape: 'record',
  }),
});
