// From specs/shared/config.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `config set`. */
export interface ConfigSetArgs {
  readonly key: string;
  readonly value: string;
}

export const command = defineCommand<ConfigSetArgs>(() => import('../client.js'), {
  id: 'crm.config.set',
  command: 'set <key> <value>',
  describe: 'Store one setting of the profile',
  usage: '<key> <value>',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/config-set')),
  positionals: {
    key: { required: true, kind: 'text', describe: 'Name of the setting' },
    value: { required: true, kind: 'text', describe: 'Value to store' },
  },
  flags: {},
});
