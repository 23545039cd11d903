// From specs/shared/config.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `config unset`. */
export interface ConfigUnsetArgs {
  /** Name of the setting. */
  readonly key: string;
}

export const command = defineCommand<ConfigUnsetArgs>(() => import('../client.js'), {
  id: 'ledger.config.unset',
  command: 'unset <key>',
  describe: 'Remove one setting of the profile',
  usage: '<key>',
  effect: 'local',
  positionals: {
    key: { required: true, kind: 'text', describe: 'Name of the setting' },
  },
  flags: {},
  handler: local(() => import('cmdspec-runtime/commands/config-unset')),
});
