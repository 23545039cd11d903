// From specs/cmdspec/commands.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';
import { specsFlags, type SpecsFlags } from '../flags.js';

/** Flags and arguments of `migrate`. */
export interface MigrateArgs extends SpecsFlags {
  readonly 'dry-run'?: boolean;
}

export const command = defineCommand<MigrateArgs>(() => import('../client.js'), {
  id: 'cmdspec.migrate',
  command: 'migrate',
  describe: 'Bring specs up to date with the language',
  usage: '[flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/migrate.js')),
  exits: { errors: 1, missing: 66 },
  flags: {
    'dry-run': { kind: 'boolean', describe: 'List the changes and print a diff without writing' },
    ...specsFlags,
  },
});
