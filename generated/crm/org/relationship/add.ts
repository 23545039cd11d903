// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `org relationship add`. */
export interface OrgRelationshipAddArgs {
  /** Kind of the link. */
  readonly type: 'parent' | 'related';
  /** Id of the parent organization. */
  readonly owner: string;
  /** Id of the daughter organization. */
  readonly linked: string;
}

export const command = defineCommand<OrgRelationshipAddArgs>(() => import('../../client.js'), {
  id: 'crm.org.relationship.add',
  command: 'add',
  describe: 'Link two organizations',
  usage: '--type <parent|related> --owner <id> --linked <id> [flags]',
  effect: 'create',
  flags: {
    type: {
      type: 'string',
      demandOption: true,
      kind: 'enum',
      choices: ['parent', 'related'],
      wire: { in: 'body', name: 'type' },
      describe: 'Kind of the link',
    },
    owner: {
      type: 'string',
      demandOption: true,
      kind: 'id',
      wire: { in: 'body', name: 'rel_owner_org_id' },
      describe: 'Id of the parent organization',
    },
    linked: {
      type: 'string',
      demandOption: true,
      kind: 'id',
      wire: { in: 'body', name: 'rel_linked_org_id' },
      describe: 'Id of the daughter organization',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/organizationRelationships',
    shape: 'record',
  }),
});
