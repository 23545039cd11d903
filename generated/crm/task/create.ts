// From specs/crm/task.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `task create`. */
export interface TaskCreateArgs extends BodyFlags {
  readonly title?: string;
  readonly project?: string;
  readonly description?: string;
  readonly assignee?: string;
  readonly 'due-date'?: string;
  readonly parent?: string;
}

export const command = defineCommand<TaskCreateArgs>(() => import('../client.js'), {
  id: 'crm.task.create',
  command: 'create',
  describe: 'Create a task',
  usage: '--title <text> --project <id> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/tasks',
    shape: 'record',
    undo: { command: 'task delete', args: { id: '{created}' } },
    reader: { command: 'task get', args: { id: '{created}' } },
  }),
  flags: {
    title: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      wire: { in: 'body', name: 'title' },
      describe: 'Title of the task',
    },
    project: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'id',
      wire: { in: 'body', name: 'project_id' },
      describe: 'Project id',
    },
    description: { kind: 'text', wire: { in: 'body', name: 'description' }, describe: 'Description of the task' },
    assignee: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'assignee_id' },
      describe: 'Id, name or e-mail address of the assignee, or "me"',
    },
    'due-date': { kind: 'date', wire: { in: 'body', name: 'due_date' }, describe: 'Due date' },
    parent: { kind: 'id', wire: { in: 'body', name: 'parent_task_id' }, describe: 'Id of the parent task' },
    ...bodyFlags,
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
  },
});
