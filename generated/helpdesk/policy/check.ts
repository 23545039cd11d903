// From specs/shared/policy.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `policy check`. */
export interface PolicyCheckArgs {
  readonly file?: string;
}

export const command = defineCommand<PolicyCheckArgs>(() => import('../client.js'), {
  id: 'helpdesk.policy.check',
  command: 'check [file]',
  describe: 'Check policy files',
  usage: '[file]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/policy-check')),
  positionals: {
    file: { required: false, kind: 'path', describe: 'Policy file (default: the files that apply)' },
  },
  flags: {},
});
