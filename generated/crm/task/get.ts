// From specs/crm/task.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `task get`. */
export interface TaskGetArgs {
  readonly id: string;
}

export const command = defineCommand<TaskGetArgs>(() => import('../client.js'), {
  id: 'crm.task.get',
  command: 'get <id>',
  describe: 'Show one task',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/tasks/{id}',
    shape: 'record',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Task id' },
  },
  flags: {},
});
