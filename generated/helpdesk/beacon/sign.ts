// From specs/helpdesk/beacon.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `beacon sign`. */
export interface BeaconSignArgs {
  readonly secret: string;
  readonly email: string;
}

export const command = defineCommand<BeaconSignArgs>(() => import('../client.js'), {
  id: 'helpdesk.beacon.sign',
  command: 'sign',
  describe: 'Sign an e-mail address for Beacon Secure Mode',
  usage: '--secret <text> --email <text>',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/helpdesk/beacon-sign.js')),
  flags: {
    secret: {
      demandOption: true,
      kind: 'text',
      env: 'HELPDESKCLI_BEACON_SECRET',
      secret: true,
      describe: 'Secure Mode key of the Beacon',
    },
    email: { demandOption: true, kind: 'text', describe: 'E-mail address, signed exactly as typed' },
  },
});
