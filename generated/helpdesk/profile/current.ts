// From specs/shared/profile.yaml. Written by cmdspec; changes here are lost.
import { local, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'helpdesk.profile.current',
  command: 'current',
  describe: 'Print the active profile',
  effect: 'local',
  builder: {},
  handler: local(() => import('cmdspec/local/profile-current')),
};
