// From specs/helpdesk/beacon.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `beacon sign`. */
export interface BeaconSignArgs {
  /** Address, signed exactly as it is typed. */
  readonly email: string;
  /** Secure-mode key of the Beacon. */
  readonly secret: string;
}

export const command = defineCommand<BeaconSignArgs>(() => import('../client.js'), {
  id: 'helpdesk.beacon.sign',
  command: 'sign',
  describe: 'Sign an e-mail address for the secure mode of a Beacon',
  usage: '--email <text> --secret <text>',
  effect: 'local',
  flags: {
    email: { type: 'string', demandOption: true, kind: 'text', describe: 'Address, signed exactly as it is typed' },
    secret: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      env: 'HELPDESKCLI_BEACON_SECRET',
      secret: true,
      describe: 'Secure-mode key of the Beacon',
    },
  },
  handler: workflow(() => import('../../../workflows/helpdesk/beacon-sign.js')),
});
