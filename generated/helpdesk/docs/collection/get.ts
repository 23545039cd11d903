// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `docs collection get`. */
export interface DocsCollectionGetArgs {
  /** Collection id or number. */
  readonly id: string;
  /** Knowledge-base API key (overrides the environment and the stored key). */
  readonly 'api-key'?: string;
}

export const command = defineCommand<DocsCollectionGetArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.collection.get',
  command: 'get <id>',
  describe: 'Show one collection',
  usage: '<id> [flags]',
  effect: 'read',
  positionals: {
    id: { required: true, kind: 'key', wire: { in: 'path', name: 'id' }, describe: 'Collection id or number' },
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
    path: '/v1/collections/{id}',
    host: 'docs',
    result: 'collection',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'number', header: '#' },
      { key: 'name', header: 'Name' },
      { key: 'visibility', header: 'Visibility' },
      { key: 'articleCount', header: 'Articles' },
      { key: 'publicUrl', header: 'URL' },
    ],
    shape: 'record',
  }),
});
