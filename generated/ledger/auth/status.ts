// From specs/shared/auth.yaml. Written by cmdspec; changes here are lost.
import { workflow, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'ledger.auth.status',
  command: 'status',
  describe: 'Show who the profile is signed in as',
  effect: 'local',
  builder: {},
  handler: workflow(() => import('cmdspec/local/auth-status')),
};
