// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `me`. */
export interface MeArgs {
  /** Print the envelope of the service as it is. */
  readonly raw?: boolean;
}

export const command = defineCommand<MeArgs>(() => import('../client.js'), {
  id: 'ledger.me',
  command: 'me',
  describe: 'Show the signed-in user and session',
  usage: '[flags]',
  effect: 'read',
  flags: {
    raw: { type: 'boolean', kind: 'boolean', describe: 'Print the envelope of the service as it is' },
  },
  handler: workflow(() => import('../../../workflows/ledger/me.js')),
});
