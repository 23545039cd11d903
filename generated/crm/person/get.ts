// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `person get`. */
export interface PersonGetArgs {
  /** Person id. */
  readonly id: string;
}

export const command = defineCommand<PersonGetArgs>(() => import('../client.js'), {
  id: 'crm.person.get',
  command: 'get <id>',
  describe: 'Show one person',
  usage: '<id>',
  effect: 'read',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Person id' },
  },
  flags: {},
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/persons/{id}',
    shape: 'record',
    customFields: 'person',
  }),
});
