// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `org delete`. */
export interface OrgDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<OrgDeleteArgs>(() => import('../client.js'), {
  id: 'crm.org.delete',
  command: 'delete <id>',
  describe: 'Delete an organization',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v2/organizations/{id}',
    shape: 'action',
    confirm: 'Delete organization {id}?',
    naming: { path: '/api/v2/organizations/{id}', id: 'id', field: 'name' },
    says: 'Deleted organization {id}',
    undo: {
      command: 'org create',
      args: {},
      body: ['address', 'custom_fields', 'label_ids', 'name', 'owner_id', 'visible_to', 'website'],
      fields: { address: 'address', label_ids: 'label_ids', visible_to: 'visible_to', website: 'website' },
      before: { command: 'org get', args: { id: '{id}' } },
    },
    customFields: 'organization',
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Organization id' },
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
