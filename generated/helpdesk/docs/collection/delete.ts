// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs collection delete`. */
export interface DocsCollectionDeleteArgs extends KeyFlags {
  readonly id: string | readonly string[];
}

export const command = defineCommand<DocsCollectionDeleteArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.collection.delete',
  command: 'delete <id>',
  describe: 'Delete a collection and all its articles',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/v1/collections/{id}',
    host: 'docs',
    result: 'collection',
    shape: 'action',
    confirm: 'Delete collection {id} and all its articles?',
    naming: { path: '/v1/collections/{id}', id: 'id', field: 'name', result: 'collection', host: 'docs' },
    says: 'Deleted collection {id}',
    gives: { id: '{id}', deleted: true },
    undo: { none: 'The articles of the collection are deleted with it.' },
    reader: { command: 'docs collection get', args: { id: '{id}' } },
  }),
  positionals: {
    id: {
      required: true,
      batch: true,
      kind: 'reference',
      reference: 'collection',
      wire: { in: 'path', name: 'id' },
      describe: 'Collection id, name or number',
    },
  },
  flags: {
    ...keyFlags,
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
