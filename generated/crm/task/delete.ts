// From specs/crm/task.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `task delete`. */
export interface TaskDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<TaskDeleteArgs>(() => import('../client.js'), {
  id: 'crm.task.delete',
  command: 'delete <id>',
  describe: 'Delete a task',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v2/tasks/{id}',
    shape: 'action',
    confirm: 'Delete task {id}?',
    naming: { path: '/api/v2/tasks/{id}', id: 'id', field: 'title' },
    says: 'Deleted task {id}',
    undo: {
      command: 'task create',
      args: {},
      body: ['assignee_id', 'description', 'done', 'due_date', 'parent_task_id', 'project_id', 'title'],
      fields: { assignee_id: 'assignee_ids[0]', done: 'is_done' },
      takes: { done: [1, 0] },
      before: { command: 'task get', args: { id: '{id}' } },
    },
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Task id' },
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
