// From specs/crm/lead.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `lead delete`. */
export interface LeadDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<LeadDeleteArgs>(() => import('../client.js'), {
  id: 'crm.lead.delete',
  command: 'delete <id>',
  describe: 'Delete a lead',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/leads/{id}',
    shape: 'action',
    confirm: 'Delete lead {id}?',
    naming: { path: '/api/v1/leads/{id}', id: 'id', field: 'title' },
    says: 'Deleted lead {id}',
    gives: { id: '{id}', deleted: true },
    undo: {
      command: 'lead create',
      args: {},
      body: [
        'expected_close_date',
        'label_ids',
        'organization_id',
        'owner_id',
        'person_id',
        'title',
        'value',
        'visible_to',
      ],
      fields: { label_ids: 'label_ids', visible_to: 'visible_to' },
      before: { command: 'lead get', args: { id: '{id}' } },
    },
    customFields: 'lead',
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'uuid', wire: { in: 'path', name: 'id' }, describe: 'Lead id' },
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
