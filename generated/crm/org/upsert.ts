// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `org upsert`. */
export interface OrgUpsertArgs extends BodyFlags {
  readonly value: string;
  readonly by: string;
  readonly field?: readonly (readonly [string, string])[];
}

/** Requests of the workflow. */
const calls = {
  change: {
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/organizations/{id}',
    shape: 'record',
    undo: {
      command: 'org update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'org get', args: { id: '{id}' } },
    },
  },
  create: {
    effect: 'create',
    method: 'POST',
    path: '/api/v2/organizations',
    shape: 'record',
    undo: { command: 'org delete', args: { id: '{created}' } },
    reader: { command: 'org get', args: { id: '{created}' } },
  },
  read: { effect: 'read', method: 'GET', path: '/api/v2/organizations/{id}', shape: 'record' },
  search: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/organizations/search',
    query: { exact_match: 'true', fields: '{searched}', term: '{term}' },
    paging: 'search',
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<OrgUpsertArgs>(() => import('../client.js'), {
  id: 'crm.org.upsert',
  command: 'upsert <value>',
  describe: 'Create or update the organization that has a value',
  usage: '<value> --by <text> [flags]',
  effect: 'create',
  handler: workflow<OrgUpsertArgs, keyof typeof calls>(() => import('../../../workflows/crm/upsert.js'), { calls }),
  positionals: {
    value: { required: true, kind: 'text', describe: 'Value to match' },
  },
  flags: {
    by: { demandOption: true, kind: 'text', describe: 'name, or a custom field of text or numbers' },
    field: {
      kind: 'pair',
      wire: { in: 'fields', name: 'organization' },
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
