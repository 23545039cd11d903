// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `org merge`. */
export interface OrgMergeArgs {
  /** Id of the organization that is deleted. */
  readonly id: string;
  /** Id of the organization that stays. */
  readonly into: string;
  /** Skip the confirmation prompt. */
  readonly yes?: boolean;
}

/** Requests of the workflow. */
const calls = {
  merge: { effect: 'update', method: 'PUT', path: '/api/v1/organizations/{id}/merge', shape: 'record' },
  read: { effect: 'read', method: 'GET', path: '/api/v2/organizations/{id}', shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<OrgMergeArgs>(() => import('../client.js'), {
  id: 'crm.org.merge',
  command: 'merge <id>',
  describe: 'Merge an organization into another and delete it',
  usage: '<id> --into <id> [flags]',
  effect: 'update',
  positionals: {
    id: { required: true, kind: 'id', describe: 'Id of the organization that is deleted' },
  },
  flags: {
    into: {
      type: 'string',
      demandOption: true,
      kind: 'id',
      wire: { in: 'body', name: 'merge_with_id' },
      describe: 'Id of the organization that stays',
    },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: workflow<OrgMergeArgs, keyof typeof calls>(() => import('../../../workflows/crm/merge.js'), { calls }),
});
