// From specs/helpdesk/beacon.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `beacon verify`. */
export interface BeaconVerifyArgs {
  readonly secret: string;
  readonly email: string;
  readonly signature: string;
}

export const command = defineCommand<BeaconVerifyArgs>(() => import('../client.js'), {
  id: 'helpdesk.beacon.verify',
  command: 'verify',
  describe: 'Check a Beacon Secure Mode signature',
  usage: '--secret <text> --email <text> --signature <text>',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/helpdesk/beacon-verify.js')),
  exits: { mismatch: 1 },
  flags: {
    secret: {
      demandOption: true,
      kind: 'text',
      env: 'HELPDESKCLI_BEACON_SECRET',
      secret: true,
      describe: 'Secure Mode key of the Beacon',
    },
    email: { demandOption: true, kind: 'text', describe: 'E-mail address that was signed' },
    signature: { demandOption: true, kind: 'text', describe: 'Signature (64 hex digits)' },
  },
});
