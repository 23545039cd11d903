// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { workflow, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'ledger.quota',
  command: 'quota',
  describe: 'Show the call budget of the division',
  effect: 'read',
  builder: {},
  handler: workflow(() => import('../../../workflows/ledger/quota.js')),
};
