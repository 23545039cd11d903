// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs collection get`. */
export interface DocsCollectionGetArgs extends KeyFlags {
  readonly id: string;
}

export const command = defineCommand<DocsCollectionGetArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.collection.get',
  command: 'get <id>',
  describe: 'Show one collection',
  usage: '<id> [flags]',
  effect: 'read',
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
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'collection',
      wire: { in: 'path', name: 'id' },
      describe: 'Collection id, name or number',
    },
  },
  flags: {
    ...keyFlags,
  },
});
