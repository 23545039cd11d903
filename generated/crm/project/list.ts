// From specs/crm/project.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `project list`. */
export interface ProjectListArgs {
  readonly archived?: boolean;
}

export const command = defineCommand<ProjectListArgs>(() => import('../client.js'), {
  id: 'crm.project.list',
  command: 'list',
  describe: 'List active or archived projects',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/projects',
    paths: { archived: '/api/v2/projects/archived' },
    paging: 'cursor',
    cap: 100,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'title', header: 'Title' },
      { key: 'status', header: 'Status' },
      { key: 'owner_id', header: 'Owner' },
      { key: 'start_date', header: 'Start' },
      { key: 'end_date', header: 'End' },
    ],
    shape: 'rows',
  }),
  flags: {
    archived: { kind: 'boolean', describe: 'List archived projects instead of active ones' },
  },
});
