// From specs/shared/config.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `config unset`. */
export interface ConfigUnsetArgs {
  readonly key: string;
}

export const command = defineCommand<ConfigUnsetArgs>(() => import('../client.js'), {
  id: 'helpdesk.config.unset',
  command: 'unset <key>',
  describe: 'Remove one setting of the profile',
  usage: '<key>',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/config-unset')),
  positionals: {
    key: { required: true, kind: 'text', describe: 'Name of the setting' },
  },
  flags: {},
});
