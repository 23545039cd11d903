// From specs/crm/goal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `goal list`. */
export interface GoalListArgs {
  readonly assignee?: string;
  readonly type?: string;
}

export const command = defineCommand<GoalListArgs>(() => import('../client.js'), {
  id: 'crm.goal.list',
  command: 'list',
  describe: 'List goals',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/goals/find',
    result: 'data.goals',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'title', header: 'Title' },
      { key: 'type', header: 'Type', from: ['type.name', 'type'] },
      { key: 'interval', header: 'Interval' },
      { key: 'owner_id', header: 'Owner' },
    ],
    shape: 'rows',
  }),
  flags: {
    assignee: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'query', name: 'assignee.id' },
      describe: 'Id, name or e-mail address of the assignee, or "me"',
    },
    type: {
      kind: 'text',
      wire: { in: 'query', name: 'type.name' },
      describe: 'Type of the goals, for example deals_won',
    },
  },
});
