// From specs/cmdspec/commands.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';
import { specsFlags, type SpecsFlags } from '../flags.js';

/** Flags and arguments of `test`. */
export interface TestArgs extends SpecsFlags {
  readonly service?: readonly string[];
  readonly client?: string;
  readonly format: 'text' | 'json' | 'github';
}

export const command = defineCommand<TestArgs>(() => import('../client.js'), {
  id: 'cmdspec.test',
  command: 'test [service..]',
  describe: 'Run the examples of specs in their sandbox',
  usage: '[service...] [flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/examples.js')),
  exits: { errors: 1, missing: 66 },
  positionals: {
    service: { required: false, variadic: true, kind: 'text', describe: 'Services to test (default: all)' },
  },
  flags: {
    client: {
      kind: 'path',
      describe: 'Module of a generated client; {service} is the name of the service (default: the specs are compiled)',
    },
    format: {
      kind: 'enum',
      choices: ['text', 'json', 'github'],
      default: 'text',
      describe: 'Format of failures: text, json, or github (annotations of GitHub Actions)',
    },
    ...specsFlags,
  },
});
