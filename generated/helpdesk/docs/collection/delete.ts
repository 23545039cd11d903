// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `docs collection delete`. */
export interface DocsCollectionDeleteArgs {
  /** Collection id or number. */
  readonly id: string;
  /** Knowledge-base API key, before the environment's and the stored one. */
  readonly 'api-key'?: string;
}

export const command = defineCommand<DocsCollectionDeleteArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.collection.delete',
  command: 'delete <id>',
  describe: 'Delete a collection and every article in it',
  usage: '<id> [flags]',
  effect: 'delete',
  positionals: {
    id: { required: true, kind: 'key', wire: { in: 'path', name: 'id' }, describe: 'Collection id or number' },
  },
  flags: {
    'api-key': {
      type: 'string',
      kind: 'text',
      secret: true,
      wire: { in: 'credential', name: 'docs-key' },
      describe: "Knowledge-base API key, before the environment's and the stored one",
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Answer the question with yes' },
  },
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/v1/collections/{id}',
    host: 'docs',
    result: 'collection',
    shape: 'action',
    confirm: 'Delete collection {id} and every article in it?',
    says: 'Deleted collection {id}',
    gives: { id: '{id}', deleted: true },
  }),
});
