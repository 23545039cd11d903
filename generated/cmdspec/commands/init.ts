// From specs/cmdspec/commands.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `init`. */
export interface InitArgs {
  readonly name: string;
  readonly out?: string;
}

export const command = defineCommand<InitArgs>(() => import('../client.js'), {
  id: 'cmdspec.init',
  command: 'init <name>',
  describe: 'Write a small client to begin with',
  usage: '<name> [flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/init.js')),
  exits: { taken: 1 },
  positionals: {
    name: { required: true, kind: 'text', describe: 'Name of the service' },
  },
  flags: {
    out: { kind: 'path', describe: 'Folder to write; it must be empty or not exist (default: <name>)' },
  },
});
