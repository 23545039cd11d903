// From specs/shared/version.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'crm.version',
  command: 'version',
  describe: 'Print the version and environment',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/version')),
  flags: {},
});
