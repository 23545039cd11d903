// From specs/shared/alias.yaml. Written by cmdspec; changes here are lost.
import { local, type CommandModule } from 'cmdspec/runtime';

export const command: CommandModule<object> = {
  id: 'ledger.alias.list',
  command: 'list',
  describe: 'List the aliases',
  effect: 'local',
  builder: {},
  columns: [
    { key: 'name', header: 'Alias' },
    { key: 'command', header: 'Command' },
  ],
  handler: local(() => import('cmdspec/local/alias-list')),
};
