// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'ledger.quota',
  command: 'quota',
  describe: 'Show the call budget of the division',
  effect: 'read',
  flags: {},
  handler: workflow(() => import('../../../workflows/ledger/quota.js')),
});
