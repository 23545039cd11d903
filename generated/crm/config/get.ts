// From specs/shared/config.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `config get`. */
export interface ConfigGetArgs {
  readonly key: string;
}

export const command = defineCommand<ConfigGetArgs>(() => import('../client.js'), {
  id: 'crm.config.get',
  command: 'get <key>',
  describe: 'Print one setting of the profile',
  usage: '<key>',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/config-get')),
  positionals: {
    key: { required: true, kind: 'text', describe: 'Name of the setting' },
  },
  flags: {},
});
