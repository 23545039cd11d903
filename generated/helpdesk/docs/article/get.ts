// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs article get`. */
export interface DocsArticleGetArgs extends KeyFlags {
  readonly id: string;
  readonly web?: boolean;
}

export const command = defineCommand<DocsArticleGetArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.article.get',
  command: 'get <id>',
  describe: 'Show one article',
  usage: '<id> [flags]',
  effect: 'read',
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
    web: { field: 'publicUrl' },
  }),
  positionals: {
    id: { required: true, kind: 'key', wire: { in: 'path', name: 'id' }, describe: 'Article id or number' },
  },
  flags: {
    ...keyFlags,
    web: {
      kind: 'boolean',
      wire: { in: 'print', name: 'web' },
      describe: 'Open the record in the browser, or print its address',
    },
  },
});
