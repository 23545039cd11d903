// From specs/crm/filter.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `filter delete`. */
export interface FilterDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<FilterDeleteArgs>(() => import('../client.js'), {
  id: 'crm.filter.delete',
  command: 'delete <id>',
  describe: 'Delete a filter',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/filters/{id}',
    shape: 'action',
    confirm: 'Delete filter {id}?',
    naming: { path: '/api/v1/filters/{id}', id: 'id', field: 'name' },
    says: 'Deleted filter {id}',
    undo: {
      command: 'filter create',
      args: {},
      body: ['conditions', 'name', 'type'],
      before: { command: 'filter get', args: { id: '{id}' } },
    },
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Filter id' },
  },
  flags: {
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
