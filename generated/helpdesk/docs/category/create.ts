// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs category create`. */
export interface DocsCategoryCreateArgs extends KeyFlags {
  /** Name, unique in its collection. */
  readonly name: string;
  /** Who can see it. */
  readonly visibility?: 'public' | 'private';
  /** Position in lists. */
  readonly order?: number;
  /** Collection id, name or number. */
  readonly collection: string;
}

export const command = defineCommand<DocsCategoryCreateArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.category.create',
  command: 'create',
  describe: 'Create a category',
  usage: '--name <text> --collection <id|name> [flags]',
  effect: 'create',
  flags: {
    name: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'name' },
      describe: 'Name, unique in its collection',
    },
    visibility: {
      type: 'string',
      kind: 'enum',
      choices: ['public', 'private'],
      wire: { in: 'body', name: 'visibility' },
      describe: 'Who can see it',
    },
    order: { type: 'string', kind: 'integer', wire: { in: 'body', name: 'order' }, describe: 'Position in lists' },
    collection: {
      type: 'string',
      demandOption: true,
      kind: 'reference',
      reference: 'collection',
      wire: { in: 'body', name: 'collectionId' },
      describe: 'Collection id, name or number',
    },
    ...keyFlags,
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/v1/categories',
    host: 'docs',
    query: { reload: 'true' },
    result: 'category',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'number', header: '#' },
      { key: 'name', header: 'Name' },
      { key: 'articleCount', header: 'Articles' },
      { key: 'order', header: 'Order' },
    ],
    shape: 'record',
    reread: true,
  }),
});
