// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `person create`. */
export interface PersonCreateArgs extends BodyFlags {
  readonly name?: string;
  readonly email?: readonly string[];
  readonly phone?: readonly string[];
  readonly org?: string;
  readonly owner?: string;
  readonly field?: readonly (readonly [string, string])[];
}

export const command = defineCommand<PersonCreateArgs>(() => import('../client.js'), {
  id: 'crm.person.create',
  command: 'create',
  describe: 'Create a person',
  usage: '--name <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/persons',
    shape: 'record',
    undo: { command: 'person delete', args: { id: '{created}' } },
    locate: {
      by: [
        ['name', 'name'],
        ['emails', 'emails'],
        ['phones', 'phones'],
        ['org_id', 'org_id'],
      ],
      names: ['name'],
      created: 'add_time',
      window: 86400,
      list: {
        command: 'person list',
        args: {},
        query: { org_id: '{sent.org_id}', sort_by: 'add_time', sort_direction: 'desc' },
        newestFirst: true,
      },
    },
    reader: { command: 'person get', args: { id: '{created}' } },
    customFields: 'person',
  }),
  flags: {
    name: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      wire: { in: 'body', name: 'name' },
      describe: 'Full name',
    },
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
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
  },
});
