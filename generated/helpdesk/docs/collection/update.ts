// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs collection update`. */
export interface DocsCollectionUpdateArgs extends KeyFlags {
  readonly id: string;
  readonly name?: string;
  readonly visibility?: 'public' | 'private';
  readonly order?: number;
  readonly site?: string;
}

export const command = defineCommand<DocsCollectionUpdateArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.collection.update',
  command: 'update <id>',
  describe: 'Update a collection',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/v1/collections/{id}',
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
    naming: { path: '/v1/collections/{id}', id: 'id', field: 'name', result: 'collection', host: 'docs' },
    undo: {
      command: 'docs collection update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'docs collection get', args: { id: '{id}' } },
    },
    reread: true,
    change: true,
    filled: ['name'],
    resend: ['name'],
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
    name: { kind: 'text', wire: { in: 'body', name: 'name' }, describe: 'Name, unique in the account', blank: 'never' },
    visibility: {
      kind: 'enum',
      choices: ['public', 'private'],
      wire: { in: 'body', name: 'visibility' },
      describe: 'Who can see it',
    },
    order: { kind: 'integer', wire: { in: 'body', name: 'order' }, describe: 'Position in lists' },
    site: { kind: 'key', wire: { in: 'body', name: 'siteId' }, describe: 'Id of the site to move the collection to' },
    ...keyFlags,
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'HELPDESKCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
