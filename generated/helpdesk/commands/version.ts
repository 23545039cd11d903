// From specs/shared/version.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'helpdesk.version',
  command: 'version',
  describe: 'Print the version and what it runs on',
  effect: 'local',
  flags: {},
  handler: workflow(() => import('cmdspec/local/version')),
});
