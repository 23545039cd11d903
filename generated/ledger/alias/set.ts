// From specs/shared/alias.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `alias set`. */
export interface AliasSetArgs {
  readonly name: string;
  readonly command: string;
}

export const command = defineCommand<AliasSetArgs>(() => import('../client.js'), {
  id: 'ledger.alias.set',
  command: 'set <name> <command>',
  describe: 'Create or replace an alias',
  usage: '<name> <command>',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/alias-set')),
  positionals: {
    name: { required: true, kind: 'text', describe: 'Name of the alias (letters, digits, dashes and underscores)' },
    command: { required: true, kind: 'text', describe: 'Command and flags in quotes, without the program name' },
  },
  flags: {},
});
