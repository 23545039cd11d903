// From specs/shared/profile.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'crm.profile.current',
  command: 'current',
  describe: 'Print the active profile',
  effect: 'local',
  flags: {},
  handler: workflow(() => import('cmdspec/local/profile-current')),
});
