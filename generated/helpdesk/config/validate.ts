// From specs/shared/config-validate.yaml. Written by cmdspec; changes here are lost.
import { local, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'helpdesk.config.validate',
  command: 'validate',
  describe: 'Check the configuration without a request',
  effect: 'local',
  builder: {},
  handler: local(() => import('cmdspec/local/config-validate')),
};
