// From specs/crm/project.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `project delete`. */
export interface ProjectDeleteArgs {
  readonly id: string | readonly string[];
}

export const command = defineCommand<ProjectDeleteArgs>(() => import('../client.js'), {
  id: 'crm.project.delete',
  command: 'delete <id>',
  describe: 'Delete a project',
  usage: '<id...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v2/projects/{id}',
    shape: 'action',
    confirm: 'Delete project {id}?',
    naming: { path: '/api/v2/projects/{id}', id: 'id', field: 'title' },
    says: 'Deleted project {id}',
    undo: {
      command: 'project create',
      args: {},
      body: [
        'board_id',
        'deal_ids',
        'description',
        'end_date',
        'label_ids',
        'org_ids',
        'owner_id',
        'person_ids',
        'phase_id',
        'start_date',
        'status',
        'title',
      ],
      fields: { deal_ids: 'deal_ids', label_ids: 'label_ids', org_ids: 'org_ids', person_ids: 'person_ids' },
      before: { command: 'project get', args: { id: '{id}' } },
    },
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Project id' },
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
