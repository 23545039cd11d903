// From specs/shared/auth-refresh.yaml. Written by cmdspec; changes here are lost.
import { local, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'helpdesk.auth.refresh',
  command: 'refresh',
  describe: 'Renew the stored access token now',
  effect: 'local',
  builder: {},
  handler: local(() => import('cmdspec/local/auth-refresh')),
};
