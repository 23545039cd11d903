// From specs/shared/writes.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `plan show`. */
export interface PlanShowArgs {
  readonly file: string;
}

export const command = defineCommand<PlanShowArgs>(() => import('../client.js'), {
  id: 'helpdesk.plan.show',
  command: 'show <file>',
  describe: 'Show each record of a plan before and after',
  usage: '<file>',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/plan-show')),
  positionals: {
    file: { required: true, kind: 'path', describe: 'File that --plan has written' },
  },
  flags: {},
});
