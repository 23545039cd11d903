// From specs/crm/task.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `task update`. */
export interface TaskUpdateArgs extends BodyFlags {
  readonly id: string;
  readonly title?: string;
  readonly project?: string;
  readonly description?: string;
  readonly assignee?: string;
  readonly 'due-date'?: string;
  readonly parent?: string;
  readonly done?: boolean;
  readonly undone?: boolean;
}

export const command = defineCommand<TaskUpdateArgs>(() => import('../client.js'), {
  id: 'crm.task.update',
  command: 'update <id>',
  describe: 'Update a task',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/tasks/{id}',
    shape: 'record',
    naming: { path: '/api/v2/tasks/{id}', id: 'id', field: 'title' },
    undo: {
      command: 'task update',
      args: { id: '{id}' },
      body: 'former',
      fields: { assignee_id: 'assignee_ids[0]', done: 'is_done' },
      takes: { done: [1, 0] },
      before: { command: 'task get', args: { id: '{id}' } },
    },
    change: true,
    filled: ['title'],
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Task id' },
  },
  flags: {
    title: { kind: 'text', wire: { in: 'body', name: 'title' }, describe: 'Title of the task', blank: 'never' },
    project: { kind: 'id', wire: { in: 'body', name: 'project_id' }, describe: 'Project id' },
    description: { kind: 'text', wire: { in: 'body', name: 'description' }, describe: 'Description of the task' },
    assignee: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'assignee_id' },
      describe: 'Id, name or e-mail address of the assignee, or "me"',
    },
    'due-date': { kind: 'date', wire: { in: 'body', name: 'due_date' }, describe: 'Due date' },
    parent: { kind: 'id', wire: { in: 'body', name: 'parent_task_id' }, describe: 'Id of the parent task' },
    done: {
      kind: 'boolean',
      conflicts: ['undone'],
      wire: { in: 'body', name: 'done' },
      send: 1,
      describe: 'Mark the task as done',
    },
    undone: {
      kind: 'boolean',
      conflicts: ['done'],
      wire: { in: 'body', name: 'done' },
      send: 0,
      describe: 'Mark the task as not done',
    },
    ...bodyFlags,
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
