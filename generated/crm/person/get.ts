// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `person get`. */
export interface PersonGetArgs {
  readonly id: string;
  readonly web?: boolean;
}

export const command = defineCommand<PersonGetArgs>(() => import('../client.js'), {
  id: 'crm.person.get',
  command: 'get <id>',
  describe: 'Show one person',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/persons/{id}',
    shape: 'record',
    web: { url: 'https://{company}.pipedrive.com/person/{id}' },
    customFields: 'person',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Person id' },
  },
  flags: {
    web: {
      kind: 'boolean',
      wire: { in: 'print', name: 'web' },
      describe: 'Open the record in the browser, or print its address',
    },
  },
});
