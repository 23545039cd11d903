// From specs/shared/sandbox.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'crm.sandbox.reset',
  command: 'reset',
  describe: 'Reset the sandbox to its initial records',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/sandbox-reset')),
  flags: {},
});
