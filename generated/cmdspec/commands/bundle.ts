// From specs/cmdspec/commands.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';
import { packageFlags, type PackageFlags } from '../flags.js';

/** Flags and arguments of `bundle`. */
export interface BundleArgs extends PackageFlags {}

export const command = defineCommand<BundleArgs>(() => import('../client.js'), {
  id: 'cmdspec.bundle',
  command: 'bundle',
  describe: 'Write a client as one file',
  usage: '[flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/bundle.js')),
  flags: {
    ...packageFlags,
  },
});
