// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, limit50Flags, type KeyFlags, type Limit50Flags } from '../../flags.js';

/** Flags and arguments of `docs category list`. */
export interface DocsCategoryListArgs extends KeyFlags, Limit50Flags {
  readonly collectionId: string;
}

export const command = defineCommand<DocsCategoryListArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.category.list',
  command: 'list <collectionId>',
  describe: 'List the categories of a collection',
  usage: '<collectionId> [flags]',
  effect: 'read',
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
  positionals: {
    collectionId: {
      required: true,
      kind: 'reference',
      reference: 'collection',
      wire: { in: 'path', name: 'collectionId' },
      describe: 'Collection id, name or number',
    },
  },
  flags: {
    ...keyFlags,
    ...limit50Flags,
  },
});
