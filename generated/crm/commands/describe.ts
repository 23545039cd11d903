// From specs/shared/describe.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `describe`. */
export interface DescribeArgs {
  /** Words of a command or group. */
  readonly words?: readonly string[];
  /** Describe every command of the group. */
  readonly all?: boolean;
  /** Print the JSON Schema of the descriptions. */
  readonly schema?: boolean;
}

export const command = defineCommand<DescribeArgs>(() => import('../client.js'), {
  id: 'crm.describe',
  command: 'describe [words..]',
  describe: 'Describe commands as JSON, for programs',
  usage: '[words...] [flags]',
  effect: 'local',
  output: 'json',
  positionals: {
    words: { required: false, variadic: true, kind: 'text', describe: 'Words of a command or group' },
  },
  flags: {
    all: { type: 'boolean', kind: 'boolean', describe: 'Describe every command of the group' },
    schema: {
      type: 'boolean',
      kind: 'boolean',
      conflicts: ['all'],
      describe: 'Print the JSON Schema of the descriptions',
    },
  },
  handler: local(() => import('cmdspec-runtime/commands/describe')),
});
