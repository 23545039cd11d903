// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `person delete`. */
export interface PersonDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<PersonDeleteArgs>(() => import('../client.js'), {
  id: 'crm.person.delete',
  command: 'delete <id>',
  describe: 'Delete a person',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v2/persons/{id}',
    shape: 'action',
    confirm: 'Delete person {id}?',
    naming: { path: '/api/v2/persons/{id}', id: 'id', field: 'name' },
    says: 'Deleted person {id}',
    undo: {
      command: 'person create',
      args: {},
      body: ['custom_fields', 'emails', 'label_ids', 'name', 'org_id', 'owner_id', 'phones', 'visible_to'],
      fields: { label_ids: 'label_ids', visible_to: 'visible_to' },
      before: { command: 'person get', args: { id: '{id}' } },
    },
    customFields: 'person',
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Person id' },
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
