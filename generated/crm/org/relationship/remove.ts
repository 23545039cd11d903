// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `org relationship remove`. */
export interface OrgRelationshipRemoveArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<OrgRelationshipRemoveArgs>(() => import('../../client.js'), {
  id: 'crm.org.relationship.remove',
  command: 'remove <id>',
  describe: 'Remove a link between organizations',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/organizationRelationships/{id}',
    shape: 'action',
    confirm: 'Delete organization relationship {id}?',
    says: 'Deleted organization relationship {id}',
    gives: { id: '{id:number}', removed: true },
    undo: {
      command: 'org relationship add',
      args: {},
      body: ['rel_linked_org_id', 'rel_owner_org_id', 'type'],
      fields: { rel_linked_org_id: 'rel_linked_org_id.value', rel_owner_org_id: 'rel_owner_org_id.value' },
      before: 'itself',
    },
  }),
  positionals: {
    id: {
      required: true,
      batch: true,
      kind: 'id',
      wire: { in: 'path', name: 'id' },
      describe: 'Organization relationship id',
    },
  },
  flags: {
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
