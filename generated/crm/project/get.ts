// From specs/crm/project.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `project get`. */
export interface ProjectGetArgs {
  readonly id: string;
  readonly web?: boolean;
}

export const command = defineCommand<ProjectGetArgs>(() => import('../client.js'), {
  id: 'crm.project.get',
  command: 'get <id>',
  describe: 'Show one project',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/projects/{id}',
    shape: 'record',
    web: { url: 'https://{company}.pipedrive.com/projects/{id}' },
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Project id' },
  },
  flags: {
    web: {
      kind: 'boolean',
      wire: { in: 'print', name: 'web' },
      describe: 'Open the record in the browser, or print its address',
    },
  },
});
