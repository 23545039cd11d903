// From specs/shared/policy.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'crm.policy.show',
  command: 'show',
  describe: 'Show the policies that apply to the profile',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/policy-show')),
  flags: {},
});
