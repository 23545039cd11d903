// From specs/cmdspec/commands.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `describe`. */
export interface DescribeArgs {
  readonly words?: readonly string[];
  readonly all?: boolean;
  readonly schema?: boolean;
}

export const command = defineCommand<DescribeArgs>(() => import('../client.js'), {
  id: 'cmdspec.describe',
  command: 'describe [words..]',
  describe: 'Describe commands as JSON, for programs',
  usage: '[words...] [flags]',
  effect: 'local',
  output: 'json',
  handler: local(() => import('cmdspec-runtime/commands/describe')),
  positionals: {
    words: { required: false, variadic: true, kind: 'text', describe: 'Words of a command or group' },
  },
  flags: {
    all: { kind: 'boolean', describe: 'Describe every command of the group' },
    schema: { kind: 'boolean', conflicts: ['all'], describe: 'Print the JSON Schema of the descriptions' },
  },
});
