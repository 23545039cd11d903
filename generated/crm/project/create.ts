// From specs/crm/project.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `project create`. */
export interface ProjectCreateArgs extends BodyFlags {
  /** Title of the project. */
  readonly title: string;
  /** Description of the project. */
  readonly description?: string;
  /** Status: open, completed, canceled or deleted. */
  readonly status?: string;
  /** Start date. */
  readonly 'start-date'?: string;
  /** End date. */
  readonly 'end-date'?: string;
  /** Id, name or e-mail address of the owner, or "me". */
  readonly owner?: string;
  /** Id of the board. */
  readonly board?: string;
  /** Id of the phase on the board. */
  readonly phase?: string;
}

export const command = defineCommand<ProjectCreateArgs>(() => import('../client.js'), {
  id: 'crm.project.create',
  command: 'create',
  describe: 'Create a project',
  usage: '--title <text> [flags]',
  effect: 'create',
  flags: {
    title: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'title' },
      describe: 'Title of the project',
    },
    description: {
      type: 'string',
      kind: 'text',
      wire: { in: 'body', name: 'description' },
      describe: 'Description of the project',
    },
    status: {
      type: 'string',
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'status' },
      describe: 'Status: open, completed, canceled or deleted',
    },
    'start-date': { type: 'string', kind: 'date', wire: { in: 'body', name: 'start_date' }, describe: 'Start date' },
    'end-date': {
      type: 'string',
      kind: 'date',
      notBefore: 'start-date',
      wire: { in: 'body', name: 'end_date' },
      describe: 'End date',
    },
    owner: {
      type: 'string',
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    board: { type: 'string', kind: 'id', wire: { in: 'body', name: 'board_id' }, describe: 'Id of the board' },
    phase: {
      type: 'string',
      kind: 'id',
      wire: { in: 'body', name: 'phase_id' },
      describe: 'Id of the phase on the board',
    },
    ...bodyFlags,
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/projects',
    shape: 'record',
  }),
});
