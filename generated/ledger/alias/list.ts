// From specs/shared/alias.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'ledger.alias.list',
  command: 'list',
  describe: 'List aliases',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/alias-list')),
  columns: [
    { key: 'name', header: 'Alias' },
    { key: 'command', header: 'Command' },
  ],
  flags: {},
});
