// From specs/crm/filter.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `filter get`. */
export interface FilterGetArgs {
  readonly id: string;
}

export const command = defineCommand<FilterGetArgs>(() => import('../client.js'), {
  id: 'crm.filter.get',
  command: 'get <id>',
  describe: 'Show one filter',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/filters/{id}',
    shape: 'record',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Filter id' },
  },
  flags: {},
});
