// From specs/shared/profile.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'crm.profile.current',
  command: 'current',
  describe: 'Print the active profile',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/profile-current')),
  flags: {},
});
