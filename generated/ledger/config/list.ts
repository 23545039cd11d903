// From specs/shared/config.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'ledger.config.list',
  command: 'list',
  describe: 'List the settings of the profile',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/config-list')),
  flags: {},
});
