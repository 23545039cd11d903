// From specs/crm/task.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `task list`. */
export interface TaskListArgs {
  readonly project?: string;
  readonly assignee?: string;
  readonly parent?: string;
  readonly done?: boolean;
  readonly todo?: boolean;
}

export const command = defineCommand<TaskListArgs>(() => import('../client.js'), {
  id: 'crm.task.list',
  command: 'list',
  describe: 'List tasks',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/tasks',
    paging: 'cursor',
    cap: 500,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'title', header: 'Title' },
      { key: 'project_id', header: 'Project' },
      { key: 'assignee_id', header: 'Assignee', from: 'assignee_ids[0]' },
      { key: 'due_date', header: 'Due' },
      { key: 'done', header: 'Done', from: 'is_done', values: { 0: 'no', 1: 'yes', false: 'no', true: 'yes' } },
    ],
    shape: 'rows',
  }),
  flags: {
    project: { kind: 'id', wire: { in: 'query', name: 'project_id' }, describe: 'Project id' },
    assignee: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'query', name: 'assignee_id' },
      describe: 'Id, name or e-mail address of the assignee, or "me"',
    },
    parent: { kind: 'id', wire: { in: 'query', name: 'parent_task_id' }, describe: 'Id of the parent task' },
    done: {
      kind: 'boolean',
      conflicts: ['todo'],
      wire: { in: 'query', name: 'is_done' },
      describe: 'Only tasks that are done',
    },
    todo: {
      kind: 'boolean',
      conflicts: ['done'],
      wire: { in: 'query', name: 'is_done' },
      send: false,
      describe: 'Only tasks that are not done',
    },
  },
});
