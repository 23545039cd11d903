// From specs/cmdspec/commands.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';
import { packageFlags, type PackageFlags } from '../flags.js';

/** Flags and arguments of `binary`. */
export interface BinaryArgs extends PackageFlags {
  readonly target?: readonly ('linux-x64' | 'linux-arm64' | 'darwin-x64' | 'darwin-arm64' | 'win-x64')[];
}

export const command = defineCommand<BinaryArgs>(() => import('../client.js'), {
  id: 'cmdspec.binary',
  command: 'binary',
  describe: 'Write executables of a client',
  usage: '[flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/binary.js')),
  flags: {
    target: {
      kind: 'enum',
      choices: ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win-x64'],
      repeat: true,
      describe: 'System and processor (default: all)',
    },
    ...packageFlags,
  },
});
