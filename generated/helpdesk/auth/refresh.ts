// From specs/shared/auth-refresh.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'helpdesk.auth.refresh',
  command: 'refresh',
  describe: 'Renew the stored access token now',
  effect: 'local',
  flags: {},
  handler: workflow(() => import('cmdspec/local/auth-refresh')),
});
