// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `person upsert`. */
export interface PersonUpsertArgs extends BodyFlags {
  readonly value: string;
  readonly by: string;
  readonly field?: readonly (readonly [string, string])[];
}

/** Requests of the workflow. */
const calls = {
  change: {
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/persons/{id}',
    shape: 'record',
    undo: {
      command: 'person update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'person get', args: { id: '{id}' } },
    },
  },
  create: {
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
  },
  read: { effect: 'read', method: 'GET', path: '/api/v2/persons/{id}', shape: 'record' },
  search: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/persons/search',
    query: { exact_match: 'true', fields: '{searched}', term: '{term}' },
    paging: 'search',
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<PersonUpsertArgs>(() => import('../client.js'), {
  id: 'crm.person.upsert',
  command: 'upsert <value>',
  describe: 'Create or update the person that has a value',
  usage: '<value> --by <text> [flags]',
  effect: 'create',
  handler: workflow<PersonUpsertArgs, keyof typeof calls>(() => import('../../../workflows/crm/upsert.js'), { calls }),
  positionals: {
    value: { required: true, kind: 'text', describe: 'Value to match' },
  },
  flags: {
    by: { demandOption: true, kind: 'text', describe: 'email, name, phone, or a custom field of text or numbers' },
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
