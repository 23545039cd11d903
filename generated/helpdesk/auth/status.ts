// From specs/shared/auth.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'helpdesk.auth.status',
  command: 'status',
  describe: 'Show who the profile is signed in as',
  effect: 'local',
  flags: {},
  handler: workflow(() => import('cmdspec/local/auth-status')),
});
