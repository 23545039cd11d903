// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `docs category delete`. */
export interface DocsCategoryDeleteArgs {
  /** Category id. */
  readonly id: string;
  /** Knowledge-base API key, before the environment's and the stored one. */
  readonly 'api-key'?: string;
}

export const command = defineCommand<DocsCategoryDeleteArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.category.delete',
  command: 'delete <id>',
  describe: 'Delete a category',
  usage: '<id> [flags]',
  effect: 'delete',
  positionals: {
    id: { required: true, kind: 'key', wire: { in: 'path', name: 'id' }, describe: 'Category id' },
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
    path: '/v1/categories/{id}',
    host: 'docs',
    result: 'category',
    shape: 'action',
    confirm: 'Delete category {id}? Its articles stay, without a category.',
    says: 'Deleted category {id}',
    gives: { id: '{id}', deleted: true },
  }),
});
