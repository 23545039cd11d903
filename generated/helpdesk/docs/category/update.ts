// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs category update`. */
export interface DocsCategoryUpdateArgs extends KeyFlags {
  readonly id: string;
  readonly name?: string;
  readonly visibility?: 'public' | 'private';
  readonly order?: number;
}

export const command = defineCommand<DocsCategoryUpdateArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.category.update',
  command: 'update <id>',
  describe: 'Update a category',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/v1/categories/{id}',
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
    naming: { path: '/v1/categories/{id}', id: 'id', field: 'name', result: 'category', host: 'docs' },
    undo: {
      command: 'docs category update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'docs category update', args: { id: '{id}' } },
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
      reference: 'category',
      wire: { in: 'path', name: 'id' },
      describe: 'Category id, name or number',
    },
  },
  flags: {
    name: {
      kind: 'text',
      wire: { in: 'body', name: 'name' },
      describe: 'Name, unique in its collection',
      blank: 'never',
    },
    visibility: {
      kind: 'enum',
      choices: ['public', 'private'],
      wire: { in: 'body', name: 'visibility' },
      describe: 'Who can see it',
    },
    order: { kind: 'integer', wire: { in: 'body', name: 'order' }, describe: 'Position in lists' },
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
