// From specs/cmdspec/commands.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'cmdspec.schema',
  command: 'schema',
  describe: 'Print the JSON Schema of the language',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/schema.js')),
  flags: {},
});
