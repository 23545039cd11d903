// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `deal delete`. */
export interface DealDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<DealDeleteArgs>(() => import('../client.js'), {
  id: 'crm.deal.delete',
  command: 'delete <id>',
  describe: 'Delete a deal',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v2/deals/{id}',
    shape: 'action',
    confirm: 'Delete deal {id}?',
    naming: { path: '/api/v2/deals/{id}', id: 'id', field: 'title' },
    says: 'Deleted deal {id}',
    undo: {
      command: 'deal create',
      args: {},
      body: [
        'currency',
        'custom_fields',
        'expected_close_date',
        'label_ids',
        'lost_reason',
        'org_id',
        'owner_id',
        'person_id',
        'pipeline_id',
        'probability',
        'stage_id',
        'status',
        'title',
        'value',
        'visible_to',
      ],
      fields: { label_ids: 'label_ids', lost_reason: 'lost_reason', visible_to: 'visible_to' },
      before: { command: 'deal get', args: { id: '{id}' } },
    },
    customFields: 'deal',
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
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
