// From specs/crm/project.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `project update`. */
export interface ProjectUpdateArgs extends BodyFlags {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly status?: string;
  readonly 'start-date'?: string;
  readonly 'end-date'?: string;
  readonly owner?: string;
  readonly board?: string;
  readonly phase?: string;
}

export const command = defineCommand<ProjectUpdateArgs>(() => import('../client.js'), {
  id: 'crm.project.update',
  command: 'update <id>',
  describe: 'Update a project',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/projects/{id}',
    shape: 'record',
    naming: { path: '/api/v2/projects/{id}', id: 'id', field: 'title' },
    undo: {
      command: 'project update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'project get', args: { id: '{id}' } },
    },
    change: true,
    filled: ['title'],
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Project id' },
  },
  flags: {
    title: { kind: 'text', wire: { in: 'body', name: 'title' }, describe: 'Title of the project', blank: 'never' },
    description: { kind: 'text', wire: { in: 'body', name: 'description' }, describe: 'Description of the project' },
    status: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'status' },
      describe: 'Status: open, completed, canceled or deleted',
    },
    'start-date': { kind: 'date', wire: { in: 'body', name: 'start_date' }, describe: 'Start date' },
    'end-date': { kind: 'date', notBefore: 'start-date', wire: { in: 'body', name: 'end_date' }, describe: 'End date' },
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    board: { kind: 'id', wire: { in: 'body', name: 'board_id' }, describe: 'Id of the board' },
    phase: { kind: 'id', wire: { in: 'body', name: 'phase_id' }, describe: 'Id of the phase on the board' },
    ...bodyFlags,
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
  },
});
