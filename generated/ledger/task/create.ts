// From specs/ledger/task.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `task create`. */
export interface TaskCreateArgs extends RecordFlags {
  readonly template?: boolean;
}

export const command = defineCommand<TaskCreateArgs>(() => import('../client.js'), {
  id: 'ledger.task.create',
  command: 'create',
  describe: 'Create a task',
  usage: '[flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/activities/Tasks',
    shape: 'record',
    says: 'Created task {created}',
    undo: { none: 'The service has no request that deletes a task.' },
    reader: { command: 'get', args: { resource: 'activities/Tasks', id: '{created}' } },
    change: true,
    resource: { name: 'activities/Tasks', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    ...recordFlags,
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
});
