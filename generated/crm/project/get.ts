// From specs/crm/project.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `project get`. */
export interface ProjectGetArgs {
  /** Project id. */
  readonly id: string;
  /** Open the record in the browser, or print its address. */
  readonly web?: boolean;
}

export const command = defineCommand<ProjectGetArgs>(() => import('../client.js'), {
  id: 'crm.project.get',
  command: 'get <id>',
  describe: 'Show one project',
  usage: '<id> [flags]',
  effect: 'read',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Project id' },
  },
  flags: {
    web: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'print', name: 'web' },
      describe: 'Open the record in the browser, or print its address',
    },
  },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/projects/{id}',
    shape: 'record',
    web: { url: 'https://{company}.pipedrive.com/projects/{id}' },
  }),
});
