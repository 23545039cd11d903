// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `org relationship list`. */
export interface OrgRelationshipListArgs {
  readonly org: string;
}

export const command = defineCommand<OrgRelationshipListArgs>(() => import('../../client.js'), {
  id: 'crm.org.relationship.list',
  command: 'list',
  describe: 'List links of an organization',
  usage: '--org <id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/organizationRelationships',
    cap: 500,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'type', header: 'Type' },
      { key: 'owner', header: 'Owner Org', from: ['rel_owner_org_id.name', 'rel_owner_org_id'] },
      { key: 'linked', header: 'Linked Org', from: ['rel_linked_org_id.name', 'rel_linked_org_id'] },
      { key: 'related', header: 'Related', from: 'related_organization_name' },
    ],
    shape: 'rows',
  }),
  flags: {
    org: { demandOption: true, kind: 'id', wire: { in: 'query', name: 'org_id' }, describe: 'Organization id' },
  },
});
