// From specs/shared/auth.yaml. Written by cmdspec; changes here are lost.
import { local, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'helpdesk.auth.status',
  command: 'status',
  describe: 'Show who the profile is signed in as',
  effect: 'local',
  builder: {},
  handler: local(() => import('cmdspec/local/auth-status')),
};
