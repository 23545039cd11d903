// From specs/shared/version.yaml. Written by cmdspec; changes here are lost.
import { workflow, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'ledger.version',
  command: 'version',
  describe: 'Print the version and what it runs on',
  effect: 'local',
  builder: {},
  handler: workflow(() => import('cmdspec/local/version')),
};
