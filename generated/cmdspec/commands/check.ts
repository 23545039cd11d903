// From specs/cmdspec/commands.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';
import { formatFlags, specsFlags, timingFlags, type FormatFlags, type SpecsFlags, type TimingFlags } from '../flags.js';

/** Flags and arguments of `check`. */
export interface CheckArgs extends FormatFlags, SpecsFlags, TimingFlags {
  readonly service?: readonly string[];
  readonly fix?: boolean;
  readonly strict?: boolean;
  readonly watch?: boolean;
  readonly workflows?: boolean;
}

export const command = defineCommand<CheckArgs>(() => import('../client.js'), {
  id: 'cmdspec.check',
  command: 'check [service..]',
  describe: 'Check specs without writing anything',
  usage: '[service...] [flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/check.js')),
  exits: { errors: 1, missing: 66 },
  positionals: {
    service: { required: false, variadic: true, kind: 'text', describe: 'Services to check (default: all)' },
  },
  flags: {
    fix: {
      kind: 'boolean',
      describe: 'First apply the fixes that findings have, such as removing a key without an effect',
    },
    strict: { kind: 'boolean', describe: 'Fail on warnings too, such as keys without an effect' },
    watch: {
      kind: 'boolean',
      describe:
        'Check again after each change of the specs, or of the workflows and sandbox next to them, until Ctrl-C',
    },
    workflows: {
      kind: 'boolean',
      describe:
        'List the commands that are workflows: name, module, reason (with --format json: as JSON, diagnostics on stderr)',
    },
    ...specsFlags,
    ...timingFlags,
    ...formatFlags,
  },
});
