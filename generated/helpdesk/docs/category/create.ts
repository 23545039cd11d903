// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs category create`. */
export interface DocsCategoryCreateArgs extends KeyFlags {
  readonly name: string;
  readonly visibility?: 'public' | 'private';
  readonly order?: number;
  readonly collection: string;
}

export const command = defineCommand<DocsCategoryCreateArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.category.create',
  command: 'create',
  describe: 'Create a category',
  usage: '--name <text> --collection <id|name> [flags]',
  effect: 'create',
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
    undo: { command: 'docs category delete', args: { id: '{created}' } },
    reread: true,
  }),
  flags: {
    name: {
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'name' },
      describe: 'Name, unique in its collection',
    },
    visibility: {
      kind: 'enum',
      choices: ['public', 'private'],
      wire: { in: 'body', name: 'visibility' },
      describe: 'Who can see it',
    },
    order: { kind: 'integer', wire: { in: 'body', name: 'order' }, describe: 'Position in lists' },
    collection: {
      demandOption: true,
      kind: 'reference',
      reference: 'collection',
      wire: { in: 'body', name: 'collectionId' },
      describe: 'Collection id, name or number',
    },
    ...keyFlags,
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
  },
});
