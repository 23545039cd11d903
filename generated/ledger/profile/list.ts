// From specs/shared/profile.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'ledger.profile.list',
  command: 'list',
  describe: 'List profiles and their sign-in status',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/profile-list')),
  flags: {},
});
