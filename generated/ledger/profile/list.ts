// From specs/shared/profile.yaml. Written by cmdspec; changes here are lost.
import { local, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'ledger.profile.list',
  command: 'list',
  describe: 'List the profiles and show which are signed in',
  effect: 'local',
  builder: {},
  handler: local(() => import('cmdspec/local/profile-list')),
};
