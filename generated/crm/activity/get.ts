// From specs/crm/activity.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `activity get`. */
export interface ActivityGetArgs {
  readonly id: string;
}

export const command = defineCommand<ActivityGetArgs>(() => import('../client.js'), {
  id: 'crm.activity.get',
  command: 'get <id>',
  describe: 'Show one activity',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/activities/{id}',
    shape: 'record',
    customFields: 'activity',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Activity id' },
  },
  flags: {},
});
