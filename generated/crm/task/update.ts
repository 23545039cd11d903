// From specs/crm/task.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `task update`. */
export interface TaskUpdateArgs extends BodyFlags {
  /** Task id. */
  readonly id: string;
  /** Title of the task. */
  readonly title?: string;
  /** Project id. */
  readonly project?: string;
  /** Description of the task. */
  readonly description?: string;
  /** Id, name or e-mail address of the assignee, or "me". */
  readonly assignee?: string;
  /** Due date. */
  readonly 'due-date'?: string;
  /** Id of the parent task. */
  readonly parent?: string;
  /** Mark it as done. */
  readonly done?: boolean;
  /** Mark it as not done. */
  readonly undone?: boolean;
}

export const command = defineCommand<TaskUpdateArgs>(() => import('../client.js'), {
  id: 'crm.task.update',
  command: 'update <id>',
  describe: 'Update a task',
  usage: '<id> [flags]',
  effect: 'update',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Task id' },
  },
  flags: {
    title: {
      type: 'string',
      kind: 'text',
      wire: { in: 'body', name: 'title' },
      describe: 'Title of the task',
      blank: 'never',
    },
    project: { type: 'string', kind: 'id', wire: { in: 'body', name: 'project_id' }, describe: 'Project id' },
    description: {
      type: 'string',
      kind: 'text',
      wire: { in: 'body', name: 'description' },
      describe: 'Description of the task',
    },
    assignee: {
      type: 'string',
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'assignee_id' },
      describe: 'Id, name or e-mail address of the assignee, or "me"',
    },
    'due-date': { type: 'string', kind: 'date', wire: { in: 'body', name: 'due_date' }, describe: 'Due date' },
    parent: {
      type: 'string',
      kind: 'id',
      wire: { in: 'body', name: 'parent_task_id' },
      describe: 'Id of the parent task',
    },
    done: {
      type: 'boolean',
      kind: 'boolean',
      conflicts: ['undone'],
      wire: { in: 'body', name: 'done' },
      send: 1,
      describe: 'Mark it as done',
    },
    undone: {
      type: 'boolean',
      kind: 'boolean',
      conflicts: ['done'],
      wire: { in: 'body', name: 'done' },
      send: 0,
      describe: 'Mark it as not done',
    },
    ...bodyFlags,
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/tasks/{id}',
    shape: 'record',
    naming: { path: '/api/v2/tasks/{id}', id: 'id', field: 'title' },
    change: true,
    filled: ['title'],
  }),
});
