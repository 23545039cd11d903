// From specs/crm/project.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `project create`. */
export interface ProjectCreateArgs extends BodyFlags {
  readonly title?: string;
  readonly description?: string;
  readonly status?: string;
  readonly 'start-date'?: string;
  readonly 'end-date'?: string;
  readonly owner?: string;
  readonly board?: string;
  readonly phase?: string;
}

export const command = defineCommand<ProjectCreateArgs>(() => import('../client.js'), {
  id: 'crm.project.create',
  command: 'create',
  describe: 'Create a project',
  usage: '--title <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/projects',
    shape: 'record',
    undo: { command: 'project delete', args: { id: '{created}' } },
    reader: { command: 'project get', args: { id: '{created}' } },
  }),
  flags: {
    title: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      wire: { in: 'body', name: 'title' },
      describe: 'Title of the project',
    },
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
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
  },
});
