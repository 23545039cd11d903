// From specs/helpdesk/beacon.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `beacon sign`. */
export interface BeaconSignArgs {
  /** Secure Mode key of the Beacon. */
  readonly secret: string;
  /** E-mail address, signed exactly as typed. */
  readonly email: string;
}

export const command = defineCommand<BeaconSignArgs>(() => import('../client.js'), {
  id: 'helpdesk.beacon.sign',
  command: 'sign',
  describe: 'Sign an e-mail address for Beacon Secure Mode',
  usage: '--secret <text> --email <text>',
  effect: 'local',
  flags: {
    secret: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      env: 'HELPDESKCLI_BEACON_SECRET',
      secret: true,
      describe: 'Secure Mode key of the Beacon',
    },
    email: { type: 'string', demandOption: true, kind: 'text', describe: 'E-mail address, signed exactly as typed' },
  },
  handler: workflow(() => import('../../../workflows/helpdesk/beacon-sign.js')),
});
