// From specs/crm/filter.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Json } from 'cmdspec-runtime';

/** Flags and arguments of `filter update`. */
export interface FilterUpdateArgs {
  readonly id: string;
  readonly name?: string;
  readonly conditions?: Json;
}

export const command = defineCommand<FilterUpdateArgs>(() => import('../client.js'), {
  id: 'crm.filter.update',
  command: 'update <id>',
  describe: 'Update a filter',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/filters/{id}',
    shape: 'record',
    naming: { path: '/api/v1/filters/{id}', id: 'id', field: 'name' },
    undo: {
      command: 'filter update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'filter get', args: { id: '{id}' } },
    },
    change: true,
    filled: ['name'],
    resend: ['conditions'],
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Filter id' },
  },
  flags: {
    name: { kind: 'text', wire: { in: 'body', name: 'name' }, describe: 'Name of the filter', blank: 'never' },
    conditions: { kind: 'json', wire: { in: 'body', name: 'conditions' }, describe: 'Conditions as JSON' },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
