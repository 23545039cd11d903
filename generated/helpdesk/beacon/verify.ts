// From specs/helpdesk/beacon.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `beacon verify`. */
export interface BeaconVerifyArgs {
  /** Secure Mode key of the Beacon. */
  readonly secret: string;
  /** E-mail address that was signed. */
  readonly email: string;
  /** Signature (64 hex digits). */
  readonly signature: string;
}

export const command = defineCommand<BeaconVerifyArgs>(() => import('../client.js'), {
  id: 'helpdesk.beacon.verify',
  command: 'verify',
  describe: 'Check a Beacon Secure Mode signature',
  usage: '--secret <text> --email <text> --signature <text>',
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
    email: { type: 'string', demandOption: true, kind: 'text', describe: 'E-mail address that was signed' },
    signature: { type: 'string', demandOption: true, kind: 'text', describe: 'Signature (64 hex digits)' },
  },
  exits: { mismatch: 1 },
  handler: workflow(() => import('../../../workflows/helpdesk/beacon-verify.js')),
});
