// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `org relationship add`. */
export interface OrgRelationshipAddArgs {
  readonly type: 'parent' | 'related';
  readonly owner: string;
  readonly linked: string;
}

export const command = defineCommand<OrgRelationshipAddArgs>(() => import('../../client.js'), {
  id: 'crm.org.relationship.add',
  command: 'add',
  describe: 'Link two organizations',
  usage: '--type <parent|related> --owner <id> --linked <id> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/organizationRelationships',
    shape: 'record',
    undo: { command: 'org relationship remove', args: { id: '{created}' } },
  }),
  flags: {
    type: {
      demandOption: true,
      kind: 'enum',
      choices: ['parent', 'related'],
      wire: { in: 'body', name: 'type' },
      describe: 'Type of the link',
    },
    owner: {
      demandOption: true,
      kind: 'id',
      wire: { in: 'body', name: 'rel_owner_org_id' },
      describe: 'Id of the parent organization',
    },
    linked: {
      demandOption: true,
      kind: 'id',
      wire: { in: 'body', name: 'rel_linked_org_id' },
      describe: 'Id of the daughter organization',
    },
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
