// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, limit50Flags, type KeyFlags, type Limit50Flags } from '../../flags.js';

/** Flags and arguments of `docs collection list`. */
export interface DocsCollectionListArgs extends KeyFlags, Limit50Flags {
  readonly site?: string;
  readonly visibility?: 'all' | 'public' | 'private';
}

export const command = defineCommand<DocsCollectionListArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.collection.list',
  command: 'list',
  describe: 'List collections',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v1/collections',
    host: 'docs',
    paging: 'docs',
    result: 'collections',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'number', header: '#' },
      { key: 'name', header: 'Name' },
      { key: 'visibility', header: 'Visibility' },
      { key: 'articleCount', header: 'Articles' },
      { key: 'updatedAt', header: 'Updated' },
    ],
    shape: 'rows',
  }),
  flags: {
    site: { kind: 'key', wire: { in: 'query', name: 'siteId' }, describe: 'Site id' },
    visibility: {
      kind: 'enum',
      choices: ['all', 'public', 'private'],
      wire: { in: 'query', name: 'visibility' },
      describe: 'Only collections visible to this audience',
    },
    ...keyFlags,
    ...limit50Flags,
  },
});
