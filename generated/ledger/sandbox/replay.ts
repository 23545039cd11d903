// From specs/shared/sandbox.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `sandbox replay`. */
export interface SandboxReplayArgs {
  readonly file: string;
  readonly command?: readonly string[];
  readonly ignore?: readonly string[];
  readonly port?: number;
}

export const command = defineCommand<SandboxReplayArgs>(() => import('../client.js'), {
  id: 'ledger.sandbox.replay',
  command: 'replay <file> [command..]',
  describe: 'Replay recorded responses to the requests of a script',
  usage: '<file> [command...] [flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/sandbox-replay')),
  exits: { differs: 1 },
  positionals: {
    file: { required: true, kind: 'path', describe: 'File that --record has written' },
    command: {
      required: false,
      variadic: true,
      kind: 'text',
      describe: 'Program to run, with its arguments, after "--"',
    },
  },
  flags: {
    ignore: {
      kind: 'text',
      blank: 'never',
      repeat: true,
      describe: 'Field that is not compared, for example query.since or body.date',
    },
    port: { kind: 'integer', min: 0, max: 65535, describe: 'Local port (default: a free one)' },
  },
});
