// From specs/shared/auth-refresh.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'helpdesk.auth.refresh',
  command: 'refresh',
  describe: 'Refresh the stored access token',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/auth-refresh')),
  flags: {},
});
