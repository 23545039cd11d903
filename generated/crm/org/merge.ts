// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `org merge`. */
export interface OrgMergeArgs {
  readonly id: string;
  readonly into: string;
  readonly yes?: boolean;
}

/** Requests of the workflow. */
const calls = {
  merge: {
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/organizations/{id}/merge',
    shape: 'record',
    undo: { none: 'The service cannot split records that were merged.' },
  },
  read: { effect: 'read', method: 'GET', path: '/api/v2/organizations/{id}', shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<OrgMergeArgs>(() => import('../client.js'), {
  id: 'crm.org.merge',
  command: 'merge <id>',
  describe: 'Merge an organization into another and delete it',
  usage: '<id> --into <id> [flags]',
  effect: 'update',
  handler: workflow<OrgMergeArgs, keyof typeof calls>(() => import('../../../workflows/crm/merge.js'), { calls }),
  positionals: {
    id: { required: true, kind: 'id', describe: 'Id of the organization to delete' },
  },
  flags: {
    into: {
      demandOption: true,
      kind: 'id',
      wire: { in: 'body', name: 'merge_with_id' },
      describe: 'Id of the organization to keep',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
  },
});
