// From specs/shared/version.yaml. Written by cmdspec; changes here are lost.
import { local, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'crm.version',
  command: 'version',
  describe: 'Print the version and what it runs on',
  effect: 'local',
  builder: {},
  handler: local(() => import('cmdspec/local/version')),
};
