// From specs/shared/profile.yaml. Written by cmdspec; changes here are lost.
import { workflow, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'crm.profile.current',
  command: 'current',
  describe: 'Print the active profile',
  effect: 'local',
  builder: {},
  handler: workflow(() => import('cmdspec/local/profile-current')),
};
