// From specs/shared/exec.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `exec`. */
export interface ExecArgs {
  readonly file?: string;
  readonly 'keep-going'?: boolean;
  readonly parallel: number;
  readonly resume?: boolean;
  readonly 'stop-on': number;
  readonly yes?: boolean;
}

export const command = defineCommand<ExecArgs>(() => import('../client.js'), {
  id: 'ledger.exec',
  command: 'exec [file]',
  describe: 'Run the command lines of a file in one process',
  usage: '[file] [flags]',
  effect: 'act',
  output: 'ndjson',
  gate: 'calls',
  handler: local(() => import('cmdspec-runtime/commands/exec')),
  positionals: {
    file: { required: false, kind: 'path', describe: 'File with the lines (default: standard input)' },
  },
  flags: {
    'keep-going': {
      kind: 'boolean',
      conflicts: ['stop-on'],
      describe: 'Run every line, whatever becomes of the others',
    },
    parallel: {
      kind: 'integer',
      default: 1,
      min: 1,
      max: 50,
      describe:
        'Lines at a time, as far as the rate limit allows; lines with an argument in common stay in order if one of them writes',
    },
    resume: { kind: 'boolean', describe: 'Continue a run of the same lines that was stopped' },
    'stop-on': { kind: 'integer', default: 1, min: 1, describe: 'Start no further line after this many that failed' },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompts of all lines' },
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
  },
});
