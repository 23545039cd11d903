// From specs/shared/profile.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `profile use`. */
export interface ProfileUseArgs {
  /** Name of the profile. */
  readonly name: string;
}

export const command = defineCommand<ProfileUseArgs>(() => import('../client.js'), {
  id: 'ledger.profile.use',
  command: 'use <name>',
  describe: 'Set the active profile',
  usage: '<name>',
  effect: 'local',
  positionals: {
    name: { required: true, kind: 'text', describe: 'Name of the profile' },
  },
  flags: {},
  handler: local(() => import('cmdspec-runtime/commands/profile-use')),
});
