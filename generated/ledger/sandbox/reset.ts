// From specs/shared/sandbox.yaml. Written by cmdspec; changes here are lost.
import { local, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'ledger.sandbox.reset',
  command: 'reset',
  describe: 'Start the sandbox over',
  effect: 'local',
  builder: {},
  handler: local(() => import('cmdspec/local/sandbox-reset')),
};
