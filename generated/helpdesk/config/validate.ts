// From specs/shared/config-validate.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'helpdesk.config.validate',
  command: 'validate',
  describe: 'Check the configuration without a request',
  effect: 'local',
  flags: {},
  handler: workflow(() => import('cmdspec/local/config-validate')),
});
