// From specs/shared/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'helpdesk.auth.status',
  command: 'status',
  describe: 'Show the sign-in status of the profile',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/auth-status')),
  flags: {},
});
