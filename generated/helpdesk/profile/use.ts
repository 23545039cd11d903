// From specs/shared/profile.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `profile use`. */
export interface ProfileUseArgs {
  readonly name: string;
}

export const command = defineCommand<ProfileUseArgs>(() => import('../client.js'), {
  id: 'helpdesk.profile.use',
  command: 'use <name>',
  describe: 'Set the active profile',
  usage: '<name>',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/profile-use')),
  positionals: {
    name: { required: true, kind: 'text', describe: 'Name of the profile' },
  },
  flags: {},
});
