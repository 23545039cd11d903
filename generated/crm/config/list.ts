// From specs/shared/config.yaml. Written by cmdspec; changes here are lost.
import { local, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'crm.config.list',
  command: 'list',
  describe: 'Print every setting of the profile',
  effect: 'local',
  builder: {},
  handler: local(() => import('cmdspec/local/config-list')),
};
