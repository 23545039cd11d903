// From specs/shared/config-validate.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'helpdesk.config.validate',
  command: 'validate',
  describe: 'Check the configuration offline',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/config-validate')),
  flags: {},
});
