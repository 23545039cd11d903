// From specs/shared/alias.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `alias unset`. */
export interface AliasUnsetArgs {
  readonly name: string;
}

export const command = defineCommand<AliasUnsetArgs>(() => import('../client.js'), {
  id: 'ledger.alias.unset',
  command: 'unset <name>',
  describe: 'Remove an alias',
  usage: '<name>',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/alias-unset')),
  positionals: {
    name: { required: true, kind: 'text', describe: 'Name of the alias' },
  },
  flags: {},
});
