// From specs/shared/config.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `config set`. */
export interface ConfigSetArgs {
  /** Name of the setting. */
  readonly key: string;
  /** Value to store. */
  readonly value: string;
}

export const command = defineCommand<ConfigSetArgs>(() => import('../client.js'), {
  id: 'crm.config.set',
  command: 'set <key> <value>',
  describe: 'Store one setting of the profile',
  usage: '<key> <value>',
  effect: 'local',
  positionals: {
    key: { required: true, kind: 'text', describe: 'Name of the setting' },
    value: { required: true, kind: 'text', describe: 'Value to store' },
  },
  flags: {},
  handler: local(() => import('cmdspec-runtime/commands/config-set')),
});
