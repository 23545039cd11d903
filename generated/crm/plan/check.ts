// From specs/shared/writes.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `plan check`. */
export interface PlanCheckArgs {
  readonly file: string;
}

export const command = defineCommand<PlanCheckArgs>(() => import('../client.js'), {
  id: 'crm.plan.check',
  command: 'check <file>',
  describe: 'Show the lines of a plan that no longer hold',
  usage: '<file>',
  effect: 'read',
  handler: local(() => import('cmdspec-runtime/commands/plan-check')),
  positionals: {
    file: { required: true, kind: 'path', describe: 'File that --plan has written' },
  },
  flags: {},
});
