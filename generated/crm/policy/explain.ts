// From specs/shared/policy.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `policy explain`. */
export interface PolicyExplainArgs {
  readonly line: readonly string[];
}

export const command = defineCommand<PolicyExplainArgs>(() => import('../client.js'), {
  id: 'crm.policy.explain',
  command: 'explain <line..>',
  describe: 'Show what the policies answer to a command line',
  usage: '<line...>',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/policy-explain')),
  positionals: {
    line: { required: true, variadic: true, kind: 'text', describe: 'Command line in quotes, or after --' },
  },
  flags: {},
});
