// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { keyFlags, type KeyFlags } from '../../flags.js';

/** Flags and arguments of `docs category delete`. */
export interface DocsCategoryDeleteArgs extends KeyFlags {
  readonly id: string | readonly string[];
}

export const command = defineCommand<DocsCategoryDeleteArgs>(() => import('../../client.js'), {
  id: 'helpdesk.docs.category.delete',
  command: 'delete <id>',
  describe: 'Delete a category',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/v1/categories/{id}',
    host: 'docs',
    result: 'category',
    shape: 'action',
    confirm: 'Delete category {id}? Its articles are kept, without a category.',
    naming: { path: '/v1/categories/{id}', id: 'id', field: 'name', result: 'category', host: 'docs' },
    says: 'Deleted category {id}',
    gives: { id: '{id}', deleted: true },
    undo: { none: 'The articles of the category would not be in the new one.' },
    reader: { command: 'docs category update', args: { id: '{id}' } },
  }),
  positionals: {
    id: {
      required: true,
      batch: true,
      kind: 'reference',
      reference: 'category',
      wire: { in: 'path', name: 'id' },
      describe: 'Category id, name or number',
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
