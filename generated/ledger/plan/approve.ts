// From specs/shared/writes.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `plan approve`. */
export interface PlanApproveArgs {
  readonly file: string;
}

export const command = defineCommand<PlanApproveArgs>(() => import('../client.js'), {
  id: 'ledger.plan.approve',
  command: 'approve <file>',
  describe: 'Approve a plan for the policies that ask',
  usage: '<file>',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/plan-approve')),
  positionals: {
    file: { required: true, kind: 'path', describe: 'File that --plan has written' },
  },
  flags: {},
});
