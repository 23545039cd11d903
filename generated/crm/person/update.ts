// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `person update`. */
export interface PersonUpdateArgs extends BodyFlags {
  readonly id: string;
  readonly name?: string;
  readonly email?: readonly string[];
  readonly phone?: readonly string[];
  readonly org?: string;
  readonly owner?: string;
  readonly field?: readonly (readonly [string, string])[];
}

export const command = defineCommand<PersonUpdateArgs>(() => import('../client.js'), {
  id: 'crm.person.update',
  command: 'update <id>',
  describe: 'Update a person',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/persons/{id}',
    shape: 'record',
    naming: { path: '/api/v2/persons/{id}', id: 'id', field: 'name' },
    undo: {
      command: 'person update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'person get', args: { id: '{id}' } },
    },
    change: true,
    filled: ['name'],
    customFields: 'person',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Person id' },
  },
  flags: {
    name: { kind: 'text', wire: { in: 'body', name: 'name' }, describe: 'Full name', blank: 'never' },
    email: {
      kind: 'text',
      as: [{ value: '$value', primary: '$first' }],
      blank: 'clears',
      wire: { in: 'body', name: 'emails' },
      repeat: true,
      describe: 'E-mail address (the first one is the primary address)',
    },
    phone: {
      kind: 'text',
      as: [{ value: '$value', primary: '$first' }],
      blank: 'clears',
      wire: { in: 'body', name: 'phones' },
      repeat: true,
      describe: 'Phone number (the first one is the primary number)',
    },
    org: { kind: 'id', wire: { in: 'body', name: 'org_id' }, describe: 'Organization id' },
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    field: {
      kind: 'pair',
      wire: { in: 'fields', name: 'person' },
      repeat: true,
      describe:
        'Field by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field',
    },
    ...bodyFlags,
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
