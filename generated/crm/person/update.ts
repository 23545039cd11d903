// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `person update`. */
export interface PersonUpdateArgs extends BodyFlags {
  /** Person id. */
  readonly id: string;
  /** Full name. */
  readonly name?: string;
  /** E-mail address (the first one is the primary address). */
  readonly email?: readonly string[];
  /** Phone number (the first one is the primary number). */
  readonly phone?: readonly string[];
  /** Organization id. */
  readonly org?: string;
  /** Id, name or e-mail address of the owner, or "me". */
  readonly owner?: string;
  /** Field by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field. */
  readonly field?: readonly (readonly [string, string])[];
}

export const command = defineCommand<PersonUpdateArgs>(() => import('../client.js'), {
  id: 'crm.person.update',
  command: 'update <id>',
  describe: 'Update a person',
  usage: '<id> [flags]',
  effect: 'update',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Person id' },
  },
  flags: {
    name: { type: 'string', kind: 'text', wire: { in: 'body', name: 'name' }, describe: 'Full name', blank: 'never' },
    email: {
      type: 'string',
      kind: 'text',
      as: [{ value: '$value', primary: '$first' }],
      blank: 'clears',
      wire: { in: 'body', name: 'emails' },
      repeat: true,
      describe: 'E-mail address (the first one is the primary address)',
    },
    phone: {
      type: 'string',
      kind: 'text',
      as: [{ value: '$value', primary: '$first' }],
      blank: 'clears',
      wire: { in: 'body', name: 'phones' },
      repeat: true,
      describe: 'Phone number (the first one is the primary number)',
    },
    org: { type: 'string', kind: 'id', wire: { in: 'body', name: 'org_id' }, describe: 'Organization id' },
    owner: {
      type: 'string',
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    field: {
      type: 'string',
      kind: 'pair',
      wire: { in: 'fields', name: 'person' },
      repeat: true,
      describe:
        'Field by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field',
    },
    ...bodyFlags,
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/persons/{id}',
    shape: 'record',
    naming: { path: '/api/v2/persons/{id}', id: 'id', field: 'name' },
    change: true,
    filled: ['name'],
    customFields: 'person',
  }),
});
