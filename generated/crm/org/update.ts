// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `org update`. */
export interface OrgUpdateArgs extends BodyFlags {
  readonly id: string;
  readonly name?: string;
  readonly owner?: string;
  readonly field?: readonly (readonly [string, string])[];
}

export const command = defineCommand<OrgUpdateArgs>(() => import('../client.js'), {
  id: 'crm.org.update',
  command: 'update <id>',
  describe: 'Update an organization',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/organizations/{id}',
    shape: 'record',
    naming: { path: '/api/v2/organizations/{id}', id: 'id', field: 'name' },
    undo: {
      command: 'org update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'org get', args: { id: '{id}' } },
    },
    change: true,
    filled: ['name'],
    customFields: 'organization',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Organization id' },
  },
  flags: {
    name: { kind: 'text', wire: { in: 'body', name: 'name' }, describe: 'Name of the organization', blank: 'never' },
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
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
