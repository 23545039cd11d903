// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `org create`. */
export interface OrgCreateArgs extends BodyFlags {
  readonly name?: string;
  readonly owner?: string;
  readonly field?: readonly (readonly [string, string])[];
}

export const command = defineCommand<OrgCreateArgs>(() => import('../client.js'), {
  id: 'crm.org.create',
  command: 'create',
  describe: 'Create an organization',
  usage: '--name <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/organizations',
    shape: 'record',
    undo: { command: 'org delete', args: { id: '{created}' } },
    reader: { command: 'org get', args: { id: '{created}' } },
    customFields: 'organization',
  }),
  flags: {
    name: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      wire: { in: 'body', name: 'name' },
      describe: 'Name of the organization',
    },
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
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
  },
});
