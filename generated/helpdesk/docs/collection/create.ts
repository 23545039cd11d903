// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs collection create`. */
export interface DocsCollectionCreateArgs extends KeyFlags {
  readonly name: string;
  readonly visibility?: 'public' | 'private';
  readonly order?: number;
  readonly site: string;
}

export const command = defineCommand<DocsCollectionCreateArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.collection.create',
  command: 'create',
  describe: 'Create a collection',
  usage: '--name <text> --site <key> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/v1/collections',
    host: 'docs',
    query: { reload: 'true' },
    result: 'collection',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'number', header: '#' },
      { key: 'name', header: 'Name' },
      { key: 'visibility', header: 'Visibility' },
      { key: 'articleCount', header: 'Articles' },
    ],
    shape: 'record',
    undo: { command: 'docs collection delete', args: { id: '{created}' } },
    reader: { command: 'docs collection get', args: { id: '{created}' } },
    reread: true,
  }),
  flags: {
    name: {
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'name' },
      describe: 'Name, unique in the account',
    },
    visibility: {
      kind: 'enum',
      choices: ['public', 'private'],
      wire: { in: 'body', name: 'visibility' },
      describe: 'Who can see it',
    },
    order: { kind: 'integer', wire: { in: 'body', name: 'order' }, describe: 'Position in lists' },
    site: { demandOption: true, kind: 'key', wire: { in: 'body', name: 'siteId' }, describe: 'Site id' },
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
