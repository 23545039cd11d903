// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `docs category list`. */
export interface DocsCategoryListArgs {
  /** Collection id. */
  readonly collectionId: string;
  /** Knowledge-base API key (overrides the environment and the stored key). */
  readonly 'api-key'?: string;
  /** Maximum number of rows (0 for all). */
  readonly limit: number;
}

export const command = defineCommand<DocsCategoryListArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.category.list',
  command: 'list <collectionId>',
  describe: 'List the categories of a collection',
  usage: '<collectionId> [flags]',
  effect: 'read',
  positionals: {
    collectionId: {
      required: true,
      kind: 'key',
      wire: { in: 'path', name: 'collectionId' },
      describe: 'Collection id',
    },
  },
  flags: {
    'api-key': {
      type: 'string',
      kind: 'text',
      secret: true,
      wire: { in: 'credential', name: 'docs-key' },
      describe: 'Knowledge-base API key (overrides the environment and the stored key)',
    },
    limit: { type: 'string', kind: 'integer', default: 50, min: 0, describe: 'Maximum number of rows (0 for all)' },
  },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v1/collections/{collectionId}/categories',
    host: 'docs',
    paging: 'docs',
    result: 'categories',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'number', header: '#' },
      { key: 'name', header: 'Name' },
      { key: 'articleCount', header: 'Articles' },
      { key: 'order', header: 'Order' },
    ],
    shape: 'rows',
  }),
});
