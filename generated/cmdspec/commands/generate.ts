// From specs/cmdspec/commands.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';
import { formatFlags, specsFlags, timingFlags, type FormatFlags, type SpecsFlags, type TimingFlags } from '../flags.js';

/** Flags and arguments of `generate`. */
export interface GenerateArgs extends FormatFlags, SpecsFlags, TimingFlags {
  readonly service?: readonly string[];
  readonly built?: boolean;
  readonly check?: boolean;
  readonly docs?: string;
  readonly emit: 'ts' | 'js';
  readonly out: string;
}

export const command = defineCommand<GenerateArgs>(() => import('../client.js'), {
  id: 'cmdspec.generate',
  command: 'generate [service..]',
  describe: 'Compile specs into a client',
  usage: '[service...] [flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/generate.js')),
  exits: { errors: 1, missing: 66 },
  positionals: {
    service: { required: false, variadic: true, kind: 'text', describe: 'Services to compile (default: all)' },
  },
  flags: {
    built: { kind: 'boolean', describe: 'Write only _built/ and man/*.1, which need no commit' },
    check: {
      kind: 'boolean',
      conflicts: ['built'],
      describe: 'Write nothing; print a diff and fail if the sources differ',
    },
    docs: { kind: 'path', describe: 'Also write reference pages: <binary>/*.md and man/*.1' },
    emit: {
      kind: 'enum',
      choices: ['ts', 'js'],
      default: 'ts',
      describe: 'TypeScript, or JavaScript that runs without a build',
    },
    out: { kind: 'path', default: 'generated', describe: 'Output folder' },
    ...specsFlags,
    ...timingFlags,
    ...formatFlags,
  },
});
