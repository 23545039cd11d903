// From specs/crm/activity.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `activity delete`. */
export interface ActivityDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<ActivityDeleteArgs>(() => import('../client.js'), {
  id: 'crm.activity.delete',
  command: 'delete <id>',
  describe: 'Delete an activity',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v2/activities/{id}',
    shape: 'action',
    confirm: 'Delete activity {id}?',
    naming: { path: '/api/v2/activities/{id}', id: 'id', field: 'subject' },
    says: 'Deleted activity {id}',
    undo: {
      command: 'activity create',
      args: {},
      body: [
        'custom_fields',
        'deal_id',
        'done',
        'due_date',
        'due_time',
        'duration',
        'note',
        'org_id',
        'owner_id',
        'participants',
        'subject',
        'type',
      ],
      before: { command: 'activity get', args: { id: '{id}' } },
    },
    customFields: 'activity',
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Activity id' },
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
