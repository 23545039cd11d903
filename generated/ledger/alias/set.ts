// From specs/shared/alias.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec/runtime';

/** Flags and arguments of `alias set`. */
export interface AliasSetArgs {
  /** Name of the alias: lower-case letters, digits and dashes. */
  readonly name: string;
  /** Command and flags in one pair of quotes, without the name of the program. */
  readonly command: string;
}

export const command = defineCommand<AliasSetArgs>(() => import('../client.js'), {
  id: 'ledger.alias.set',
  command: 'set <name> <command>',
  describe: 'Create or replace an alias',
  usage: '<name> <command>',
  effect: 'local',
  positionals: {
    name: { required: true, kind: 'text', describe: 'Name of the alias: lower-case letters, digits and dashes' },
    command: {
      required: true,
      kind: 'text',
      describe: 'Command and flags in one pair of quotes, without the name of the program',
    },
  },
  flags: {},
  handler: local(() => import('cmdspec/local/alias-set')),
});
