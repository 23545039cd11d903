// From specs/crm/filter.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Json } from 'cmdspec-runtime';

/** Flags and arguments of `filter update`. */
export interface FilterUpdateArgs {
  /** Filter id. */
  readonly id: string;
  /** Name of the filter. */
  readonly name?: string;
  /** Conditions as JSON. */
  readonly conditions?: Json;
}

export const command = defineCommand<FilterUpdateArgs>(() => import('../client.js'), {
  id: 'crm.filter.update',
  command: 'update <id>',
  describe: 'Update a filter',
  usage: '<id> [flags]',
  effect: 'update',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Filter id' },
  },
  flags: {
    name: {
      type: 'string',
      kind: 'text',
      wire: { in: 'body', name: 'name' },
      describe: 'Name of the filter',
      blank: 'never',
    },
    conditions: {
      type: 'string',
      kind: 'json',
      wire: { in: 'body', name: 'conditions' },
      describe: 'Conditions as JSON',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/filters/{id}',
    shape: 'record',
    naming: { path: '/api/v1/filters/{id}', id: 'id', field: 'name' },
    change: true,
    filled: ['name'],
    resend: ['conditions'],
  }),
});
