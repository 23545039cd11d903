// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { request, type CommandModule } from 'cmdspec/runtime';

/** Flags and arguments of `person get`. */
export interface PersonGetArgs {
  /** Person id. */
  readonly id: string;
}

export const command: CommandModule<PersonGetArgs> = {
  id: 'crm.person.get',
  command: 'get <id>',
  describe: 'Show one person',
  usage: '<id>',
  effect: 'read',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Person id' },
  },
  builder: {},
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/persons/{id}',
    shape: 'record',
    customFields: 'person',
  }),
};
